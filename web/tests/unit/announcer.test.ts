/** What those who listen are told: the order, the questions, and how many words. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Board } from '../../src/games/rattle-battle/board.svelte';
import { eventWords, summed } from '../../src/games/rattle-battle/ear';
import type { GameEvent, ShipSeen } from '../../src/games/rattle-battle/wire';
import { RattleBattleWording } from '../../src/games/rattle-battle/wording';
import { Announcer, fitting, MOST, wordsIn, type Voice } from '../../src/shell/table/announcer';
import type { Entry } from '../../src/shell/table/play.svelte';
import { LANGUAGES, type Language } from '../../src/shell/words/languages';
import type { Detail } from '../../src/shell/widgets/stored';
import { wordsOf } from './resources';

const spoken = vi.hoisted(() => ({ say: (key: string, _given?: object): string => key }));
vi.mock('../../src/shell/words/words.svelte', () => ({
  say: (key: string, given?: object) => spoken.say(key, given),
}));

const entry = (key: number, kind: string, seat = 1): Entry => ({ key, number: key, seat, event: { kind, seat } });

function listening(detail: Detail, account: Voice['account'] = () => null, log: Entry[] = []): Announcer {
  const voice: Voice = {
    detail,
    sentence: ({ event }) => (event.kind === 'unsaid' ? null : `It ${event.kind}`),
    account,
    own: ({ seat }) => seat === 0,
  };
  return new Announcer(voice, log);
}

describe('the announcer', () => {
  it('says nothing that was in the log before', () => {
    const log = [entry(1, 'rained')];
    const announcer = listening('normal', undefined, log);
    expect(announcer.hear(log)).toEqual([]);
    expect(announcer.hear([...log, entry(2, 'cleared'), entry(3, 'unsaid')])).toEqual(['It cleared']);
    expect(announcer.hear([...log, entry(2, 'cleared')])).toEqual([]);
  });

  it('has the game’s shorter words where there are some, but not where all is wanted', () => {
    const short: Voice['account'] = ([event]) => (event?.kind === 'rained' ? ['Rain'] : null);
    const log = [entry(1, 'rained'), entry(2, 'cleared')];
    expect(listening('normal', short).hear(log)).toEqual(['Rain', 'It cleared']);
    expect(listening('full', short).hear(log)).toEqual(['It rained', 'It cleared']);
    expect(listening('normal').ask('Your turn.')).toEqual(['Your turn.']);
  });

  it('where it should be brief, sums up what the others did before it asks, once', () => {
    const announcer = listening('brief');
    expect(announcer.hear([entry(1, 'rained'), entry(2, 'cleared', 0), entry(3, 'blew')])).toEqual([]);
    expect(announcer.ask('Your turn.')).toEqual(['It rained', 'It blew', 'Your turn.']);
    expect(announcer.ask('Your turn.')).toEqual(['Your turn.']);
  });

  it('keeps to forty words, and the newest', () => {
    const announcer = listening('brief');
    announcer.hear(Array.from({ length: 60 }, (_, i) => entry(i + 1, `blew ${i}`)));
    const said = announcer.ask('Your turn. Move M, Pass P');
    expect(said.at(-2)).toBe('It blew 59');
    const words = wordsIn(said.join(' '));
    expect(words).toBeLessThanOrEqual(MOST);
    expect(words).toBeGreaterThan(MOST - 4);
    expect(fitting(['one two', 'three'], 2)).toEqual(['three']);
  });
});

type Recorded = { state: { observation: { sea: ShipSeen[] } } };
const NAMES = ['Anna', 'Bo', 'Cem', 'Dana', 'Ewa'];

/** Every sea with ships that the layout tests have. */
const seas = Object.values(
  JSON.parse(readFileSync(new URL('../browser/seas.json', import.meta.url), 'utf8')) as Record<string, Recorded>,
).flatMap(({ state }) => (state.observation.sea.length > 0 ? [state.observation.sea] : []));

function boardIn(language: Language, sea: ShipSeen[]): Board {
  const words = wordsOf(language);
  spoken.say = (key, given) => words.say(key, given as never);
  const isEnemy = ({ owner, ally }: ShipSeen): boolean => owner !== 0 && !ally;
  return {
    seat: 0,
    host: { names: NAMES, you: [0] },
    wording: new RattleBattleWording(words),
    view: { sea },
    ownShips: sea.filter(({ owner }) => owner === 0),
    enemiesFrom: () => sea.filter(isEnemy),
    isEnemy,
  } as unknown as Board;
}

const told = readFileSync(new URL('../../../tests/golden/told/rattle-battle.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('{"event"'))
  .map((line) => (JSON.parse(line) as { event: GameEvent }).event);

/** Everybody has decided by these; what lies between them is heard at once. */
const DECIDED = ['sent', 'chose', 'passed', 'place-opened', 'ship-moved', 'shot'];
const stretches = told.reduce<GameEvent[][]>(
  (all, event) => (DECIDED.includes(event.kind) ? [...all, [event]] : [...all.slice(0, -1), [...all.at(-1)!, event]]),
  [[]],
);
const QUESTION = 'Your turn. Drag a ship, shoot, or pass. Move M, Shot S, Upgrades U, Pass P';

describe.each(LANGUAGES)('Rattle Battle by ear in %s', (language) => {
  it('tells every drop in at most 25 words', () => {
    expect(seas.length).toBeGreaterThan(3);
    for (const sea of seas) {
      const words = eventWords(boardIn(language, sea), { kind: 'dropped' } as GameEvent)!;
      expect(wordsIn(words), words).toBeLessThanOrEqual(25);
      expect(wordsIn(words), words).toBeGreaterThan(3);
    }
  });

  it('tells every event in at most 12 words', () => {
    const board = boardIn(language, seas[0]!);
    for (const event of told.filter(({ kind }) => kind !== 'dropped')) {
      const words = eventWords(board, event) ?? board.wording.event(event, NAMES) ?? '';
      expect(wordsIn(words), words).toBeLessThanOrEqual(12);
    }
  });

  it('sums up what happens between two decisions, with the question, in at most 40 words', () => {
    let drops = 0;
    for (const sea of seas) {
      const board = boardIn(language, sea);
      for (const events of stretches) {
        const announcer = listening('brief', (all) => summed(board, all as GameEvent[]));
        announcer.hear(events.map((event, i) => ({ key: i + 1, number: 1, seat: 1, event })));
        const said = announcer.ask(QUESTION);
        expect(wordsIn(said.join(' ')), said.join(' ')).toBeLessThanOrEqual(MOST);
        expect(said.at(-1)).toBe(QUESTION);
        // What comes last is never left out for want of words.
        if (events.some(({ kind }) => kind === 'dropped')) {
          drops += 1;
          expect(said).toContain(summed(board, events).at(-1));
        }
      }
    }
    expect(drops).toBeGreaterThan(10);
  });
});

it('a battle is summed up from one’s own side', () => {
  const board = boardIn('en', seas[0]!);
  const fought = (ship: string, strength: number, enemy: string, theirs: number, sunk: string): GameEvent[] => [
    { kind: 'fought', bouts: [{ ship, strength, enemy, enemy_strength: theirs, gap: 3 }], sunk: [sunk] } as GameEvent,
    { kind: 'sunk', ship: sunk, reason: 'battle' } as GameEvent,
  ];
  const battle = [
    ...fought('0.1', 5, 'y1', 3, 'y1'),
    ...fought('0.2', 2, 'y2', 4, '0.2'),
    ...fought('1.1', 6, 'y2', 4, 'y2'),
    { kind: 'coins-gained', seat: 0, coins: 2, reason: 'battle' } as GameEvent,
    { kind: 'coins-gained', seat: 1, coins: 9, reason: 'battle' } as GameEvent,
  ];
  expect(summed(board, battle)).toEqual(['Sunk: 3; you sank 1, lost 1.', 'You: coins +2, loot 0.']);
  expect(eventWords(board, battle[0]!)).toBe('Anna 1 beats yellow 1, 5 to 3.');
});
