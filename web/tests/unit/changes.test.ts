import { describe, expect, it } from 'vitest';
import { sayChanges } from '../../src/shell/table/changes';
import { LANGUAGES } from '../../src/shell/words/languages';
import { wordsOf } from './resources';

const changed = { begun: 1, now: 2, changes: ['pit', 'boarding'], halted: false };

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf(language);

  it('a table of earlier rules says what changed', () => {
    const told = sayChanges(words, { game: 'rattle-battle', changed });
    expect(told).toEqual({
      title: words.say('rules-older'),
      changes: [words.say('rattle-battle-changed-pit'), words.say('rattle-battle-changed-boarding')],
      halted: '',
    });
  });

  it('and whether it cannot go on', () => {
    const told = sayChanges(words, { game: 'rattle-battle', changed: { ...changed, halted: true } });
    expect(told?.halted).toBe(words.say('rules-older-halted'));
  });

  it('nothing is said of rules that did not change, or in no words', () => {
    expect(sayChanges(words, { game: 'rattle-battle', changed: null })).toBeNull();
    expect(sayChanges(words, { game: 'cove', changed })).toBeNull();
  });
});
