/** Positions to take pictures of and to check the layout on. Figures in them are invented, but for a whole game. */
import { readFileSync } from 'node:fs';
import { SEAS, tellSea } from './seas.mjs';

/** Fair games, dealt and played by the rules: see record_games.py. */
const GAMES = JSON.parse(readFileSync(new URL('../unit/games.json', import.meta.url), 'utf8'));
const played = (players) => GAMES.find(({ seats }) => seats === players);
const PLAYED = played(5);

const seat = (name, colour, kind = 'human', bot = null) => ({
  kind,
  name,
  colour,
  bot,
  here: true,
  yours: false,
  taken_over: false,
});

const PLAYERS = [
  { ...seat('Anna', '#b83a27'), yours: true },
  seat('Tomek', '#2d7a4d'),
  seat('Marlowe', '#5b4a86', 'bot', 'r400'),
  seat('Inés', '#94620f'),
  seat('Ottilie', '#3d5566', 'bot', 'thumb'),
];

const DISPLAYS = [
  ['sailor-3-1', 'sailor-5-2', 'trader-blue-5-2', 'settler-4-1', 'captain-4-1'],
  ['pirate-7-2', 'sailor-3-1', 'jester-7-2', 'exp-ss'],
  ['mademoiselle-7-2', 'trader-red-3-1', 'trader-black-3-1', 'priest-4-1', 'jack-6-1'],
  ['governor-8-0', 'sailor-7-3', 'admiral-5-1'],
  ['captain-4-1', 'priest-4-1', 'priest-4-1'],
];
const POINTS = [7, 9, 6, 4, 3];
const SWORDS = [2, 3, 0, 1, 0];
const COINS = [5, 3, 6, 2, 4];

function observation(players, change) {
  const of = (list) => list.slice(0, players);
  return {
    players,
    options: { end: 'points', jester_on_bust: 'everyone' },
    start: 1,
    round: 9,
    last_round: false,
    active: 0,
    acting: 0,
    phase: 'discover',
    ended: '',
    drawn: 6,
    drew: true,
    idle: 0,
    takes: 0,
    pending: null,
    harbour: [],
    expeditions: ['exp-cc', 'exp-pps'],
    displays: of(DISPLAYS),
    points: of(POINTS),
    swords: of(SWORDS),
    coins: of(COINS).map((n) => Array(n).fill(1)),
    pile: 29,
    shuffles: 2,
    discard: Array(49).fill('g1-2'),
    ...change,
  };
}

const STORY = [
  { kind: 'turn-began', seat: 0, round: 9 },
  { kind: 'drawn', seat: 0, card: 'y2-3' },
  { kind: 'drawn', seat: 0, card: 'b5-3' },
  { kind: 'drawn', seat: 0, card: 'priest-4-1' },
  { kind: 'drawn', seat: 0, card: 'r3-2' },
  { kind: 'drawn', seat: 0, card: 'admiral-7-2' },
  { kind: 'drawn', seat: 0, card: 'kx-3' },
];
const EARLIER = [
  { kind: 'hired', seat: 2, card: 'priest-4-1', price: 3 },
  { kind: 'fee-paid', seat: 2, to: 1 },
  { kind: 'bust', seat: 3, card: 'g1-1' },
  { kind: 'gained', seat: 1, coins: 1, reason: 'bust', card: null },
];

const HARBOUR = ['y2-3', 'b5-3', 'priest-4-1', 'r3-2', 'admiral-7-2', 'kx-3'];
const ODDS = { cards: 45, busts: { yellow: 3, blue: 2, red: 5, black: 4 } };
const MANY = [
  'y2-3',
  'captain-4-1',
  'b5-3',
  'mademoiselle-9-3',
  'priest-4-1',
  'r6-3',
  'trader-green-3-1',
  'admiral-7-2',
  'pirate-9-3',
  'jack-6-1',
  'kx-4',
  'governor-8-0',
];

/** Six cards of which nobody may take one any more. */
const TAKEN = ['g3-2', 'b2-2', 'settler-4-1', 'captain-4-1', 'jester-7-2', 'governor-8-0'];

const take = (players, harbour, change = {}) => {
  const legal = change.legal ?? [];
  const refusals = Object.fromEntries(
    harbour
      .filter((code) => !/^[ybgrk][\dx]/.test(code))
      .map((code) => [
        `hire ${code}`,
        {
          code: 'too-expensive',
          text: '',
          details: { card: code, price: 7, fee: 1, total: 8, coins: 5 },
          measure: null,
        },
      ]),
  );
  return {
    players,
    state: { phase: 'take', active: players > 3 ? 3 : 1, acting: 0, takes: 1, harbour, pile: 19, ...change.state },
    legal: ['pass', ...legal],
    refusals,
    odds: null,
  };
};

/** What everybody knew after a step of a recorded game. */
const known = ({ coins, discard, ...after }) => ({
  ...after,
  coins: coins.map((n) => Array(n).fill(1)),
  discard: Array(discard).fill('g1-2'),
});

/** How a game ended. */
const end = ({ steps }) => ({ ...known(steps.at(-1).after), ended: 'points' });

/** Its result: the most points win, as they do where nobody is equal. */
function result({ steps }) {
  const scores = steps.at(-1).after.points;
  return { reason: 'points', winners: [scores.indexOf(Math.max(...scores))], scores };
}

const ended = (id, change = {}, game = PLAYED) => ({
  players: game.seats,
  id,
  played: game,
  state: end(game),
  legal: [],
  odds: null,
  result: { ...result(game), ...change },
});

/** Moves of a game after which its replay shows the least and the most; of some only it is recorded what was known. */
function telling({ steps }) {
  const most = (phase) => {
    const cards = steps.map(({ after }) => (after?.phase === phase ? after.harbour.length : -1));
    return cards.indexOf(Math.max(...cards)) + 1;
  };
  return [0, most('discover'), most('take'), steps.length];
}

/** A game that is over, step by step, with what was known after it. */
export function frames({ seats, start, steps }) {
  const all = (value) => Array.from({ length: seats }, () => value);
  const dealt = {
    round: 1,
    active: start,
    acting: start,
    expeditions: seats === 5 ? ['exp-cps'] : [],
    pile: 119 - 3 * seats,
    discard: [],
  };
  const nothing = { displays: all([]), points: all(0), swords: all(0), coins: all([1, 1, 1]) };
  let seen = { ...dealt, ...nothing };
  const deal = { seat: null, events: [], by: 'deal', action: null };
  return [deal, ...steps].map(({ seat, events, after, by = 'human', action = 'draw' }, number) => {
    if (after) seen = known(after);
    const step = { type: 'step', number, seat, action, by, events, back: 0, free: false };
    return { step, observation: observation(seats, { start, ...seen }), to_act: [] };
  });
}

/** Games to be played again: where, and at which moves to look. */
export const REPLAYS = [2, 5].map((players) => {
  const scene = ended('f'.repeat(21) + players, {}, played(players));
  return { players, scene, moves: telling(scene.played) };
});

/** The longest names there can be, with and without a place to break them. */
const LONG = ['Bartholomew Featherstone', 'Konstantynopolitańczykow', 'Преображенский-Вознесенск'.slice(0, 24)];
const FREE = { ...seat('', '#3d5566', 'open'), here: false };
const renamed = (player, name, change = {}) => ({ ...player, name, ...change });
const [host, friend, bot, stranger] = PLAYERS;
const CROWD = [
  renamed(host, LONG[0]),
  renamed(friend, LONG[1]),
  renamed(stranger, LONG[2], { here: false }),
  renamed(bot, 'Marlowe', { bot: 'boatswain' }),
  FREE,
];
const room = (number, seats) => ({ id: `${'h'.repeat(21)}${number}`, players: seats.length, room: seats });

/** Tables that wait for players, by who looks at them. */
export const ROOMS = {
  'two seats, the host': room(1, [host, FREE]),
  'five seats, the host': room(2, CROWD),
  'five seats, a guest': room(
    3,
    CROWD.map((player) => ({ ...player, yours: false })),
  ),
};

const FIVE = Array.from({ length: 5 });
export const SCENES = {
  table: { players: 4, state: { harbour: HARBOUR }, legal: ['draw', 'stop'], odds: ODDS },
  trade: take(4, ['g3-2', 'b2-2', 'settler-4-1', 'captain-4-1', 'jester-7-2', 'governor-8-0'], {
    legal: ['trade g3-2', 'trade b2-2', 'hire settler-4-1', 'hire captain-4-1'],
  }),
  repel: {
    players: 4,
    state: { phase: 'ship', harbour: HARBOUR.slice(0, 4), pending: 'g1-2' },
    legal: ['admit', 'repel'],
    odds: ODDS,
  },
  bust: { players: 4, state: { harbour: HARBOUR.slice(0, 5) }, legal: ['draw', 'stop'], odds: ODDS, drawn: 'rx-4' },
  first: {
    players: 4,
    state: { harbour: [] },
    legal: ['draw'],
    refusals: { stop: { code: 'draw-first', text: '', details: {}, measure: null } },
    odds: { cards: 45, busts: {} },
  },
  'all-taken': {
    players: 4,
    state: { phase: 'take', takes: 0, harbour: TAKEN },
    legal: ['pass'],
    refusals: Object.fromEntries(
      TAKEN.flatMap((code) => [`trade ${code}`, `hire ${code}`]).map((action) => [
        action,
        { code: 'no-takes', text: '', details: {}, measure: null },
      ]),
    ),
    odds: null,
  },
  opening: {
    players: 5,
    state: {
      round: 1,
      harbour: [],
      expeditions: ['exp-cps'],
      pile: 104,
      discard: [],
      displays: FIVE.map(() => []),
      points: FIVE.map(() => 0),
      swords: FIVE.map(() => 0),
      coins: FIVE.map(() => [1, 1, 1]),
    },
    legal: ['draw'],
    odds: { cards: 104, busts: {} },
  },
  two: { players: 2, state: { harbour: HARBOUR.slice(0, 3), expeditions: [] }, legal: ['draw', 'stop'], odds: ODDS },
  five: {
    players: 5,
    state: { harbour: HARBOUR, expeditions: ['exp-cps', 'exp-cc', 'exp-pps', 'exp-ss'] },
    legal: ['draw', 'stop'],
    odds: ODDS,
  },
  eight: {
    players: 4,
    state: { harbour: [...HARBOUR, 'jack-6-1', 'pirate-9-3'] },
    legal: ['draw', 'stop'],
    odds: ODDS,
  },
  twelve: { players: 5, state: { harbour: MANY }, legal: ['draw', 'stop'], odds: ODDS },
  'twelve-trade': take(5, MANY, { legal: ['trade y2-3', 'trade b5-3', 'hire captain-4-1', 'hire priest-4-1'] }),
  'two-twelve': { players: 2, state: { harbour: MANY }, legal: ['draw', 'stop'], odds: ODDS },
  'two-twelve-trade': take(2, MANY, { legal: ['trade y2-3', 'trade b5-3', 'hire captain-4-1', 'hire priest-4-1'] }),
  'five-repel': {
    players: 5,
    state: { phase: 'ship', harbour: MANY.slice(0, 11), pending: 'g1-2', last_round: true },
    legal: ['admit', 'repel'],
    odds: ODDS,
  },
  'left-out': {
    players: 5,
    state: { harbour: HARBOUR, last_round: true },
    legal: ['draw', 'stop'],
    odds: ODDS,
    leftOut: true,
  },
  waiting: { players: 5, state: { harbour: HARBOUR, active: 2, acting: 2 }, asked: 2, legal: [], odds: ODDS },
  'five-bust': { players: 5, state: { harbour: MANY }, legal: ['draw', 'stop'], odds: ODDS, drawn: 'rx-4' },
  result: ended('dddddddddddddddddddddd'),
  'result-shared': ended('eeeeeeeeeeeeeeeeeeeeee', { winners: [0, 1], scores: [14, 14, 12, 7, 3] }),
  ...SEAS,
};

export function table(scene, change = {}) {
  return {
    id: scene.id ?? `aaaaaaaaaaaaaaaaaaaaa${scene.players}`,
    game: scene.game ?? 'port-royal',
    rules: scene.told ? 2 : 1,
    options: scene.told?.options ?? { end: 'points', jester_on_bust: 'everyone' },
    aids: true,
    spectators: true,
    takeover: 60,
    status: 'playing',
    commitment: scene.played?.commitment ?? '294adaf088080463aecf3b2fce0bec359be33ad4c64e72a1b287e8bfe623c079',
    pledges: scene.leftOut ? PLAYERS.slice(0, scene.players).map(() => '-') : [],
    nonces: scene.leftOut ? PLAYERS.slice(0, scene.players).map(() => '-') : [],
    seats: PLAYERS.slice(0, scene.players),
    number: 3,
    result: null,
    created: '2026-11-15T22:00:00Z',
    rematch: null,
    changed: null,
    ...(scene.room && { status: 'open', seats: scene.room, number: 0 }),
    ...change,
  };
}

/**
 * What the server would send to somebody who opens the table, or comes back to it after a step:
 * first how it stands, then what happens while one looks.
 */
export function messages(scene, version, after = 0) {
  if (scene.room) {
    const you = scene.room.flatMap(({ yours }, i) => (yours ? [i] : []));
    return {
      number: 0,
      first: [{ type: 'welcome', version, table: table(scene), you, number: 0, viewer: you[0] ?? null }],
      later: [],
    };
  }
  if (scene.told) {
    const { number, steps, state } = tellSea(scene, after);
    const welcome = { type: 'welcome', version, table: table(scene, { number }), you: [0], number, viewer: 0 };
    const deal = { type: 'step', number: 0, seat: null, action: null, by: 'deal', events: [], back: 0, free: false };
    return { number, first: [welcome, ...(after === 0 ? [deal] : []), ...steps, state], later: [] };
  }
  const told = (list) => list.filter((e) => (e.seat ?? 0) < scene.players && (e.to ?? 0) < scene.players);
  const step = (n, list) => ({
    type: 'step',
    number: after + n,
    seat: 0,
    action: 'draw',
    by: 'human',
    events: told(list),
    back: 0,
    free: false,
  });
  const asked = scene.asked ?? 0;
  const steps = scene.played
    ? scene.played.steps.map(({ seat, events }, i) => ({ ...step(i + 1, events), seat }))
    : [step(1, EARLIER), step(2, STORY.slice(0, 4)), step(3, STORY.slice(4))];
  const number = after + steps.length;
  const state = {
    type: 'state',
    number,
    viewer: 0,
    observation: observation(scene.players, scene.state),
    to_act: scene.result ? [] : [asked],
    legal: asked === 0 ? { 0: { actions: scene.legal, ranges: [] } } : {},
    refusals: { 0: scene.refusals ?? {} },
    odds: scene.odds,
    undo: {},
    result: scene.result ?? null,
  };
  const shown = table(scene, { number, ...(scene.result && { status: 'over', result: scene.result }) });
  const first = [
    { type: 'welcome', version, table: shown, you: [0], number, viewer: 0 },
    ...(after === 0 ? [{ ...step(0, []), seat: null, action: null, by: 'deal' }] : []),
    ...steps,
    state,
    ...(scene.played
      ? [{ type: 'opened', secret: scene.played.secret, nonces: scene.played.nonces, pledges: [] }]
      : []),
  ];
  const busts = ['drawn', 'entered', 'bust'].map((kind) => ({ kind, seat: 0, card: scene.drawn }));
  return { number: scene.drawn ? number + 1 : number, first, later: scene.drawn ? [step(4, busts)] : [] };
}

const OVER = { winners: [0], scores: [14, 11], reason: 'points' };
const MINE = [
  table(SCENES.table),
  table(SCENES.five, { id: 'bbbbbbbbbbbbbbbbbbbbbb', status: 'open' }),
  table(SCENES.two, { id: 'cccccccccccccccccccccc', status: 'over', result: OVER }),
];
/** Nobody else is at these tables, and the last one was of the other game. */
const LEFT = [table(SCENES.five, { id: 'dddddddddddddddddddddd', game: 'rattle-battle' }), ...MINE, ...MINE].map(
  (one, i) => ({
    ...one,
    id: `${i}${one.id.slice(1)}`,
    seats: one.seats.map((seat) => ({ ...seat, here: seat.yours })),
  }),
);

/**
 * What home knows: nothing of somebody new, a game in which others wait, or only games to go on with. Who has played
 * the game of dice has a switch for its shorter form.
 */
export const HOMES = {
  first: { tables: [], parts: [] },
  waiting: { tables: MINE, parts: [] },
  later: { tables: LEFT, parts: ['.shorter'] },
};
const toggle = { default: 'off', values: ['off', 'on'] };
/** The options of the game of dice. */
const SEA_OPTIONS = {
  scenario: { default: 'norrington', values: ['norrington', 'pirate-wars', 'introductory'] },
  length: { default: 'full', values: ['full', 'short'] },
  extra_starters: toggle,
  crew_pack: toggle,
  loot_pack: toggle,
  expert_market: toggle,
  port: { default: 'by-place', values: ['by-place', 'by-visit', 'simultaneous'] },
  fifth_player: toggle,
  free_for_all: toggle,
  drops: { default: 'real', values: ['real', 'pool'] },
};

/** What the server answers to a call. */
export function answer(path, scene) {
  if (path === '/api/me') return { id: 'x', name: 'Anna', colour: '#b83a27' };
  if (path === '/api/games') {
    const options = {
      end: { default: 'points', values: ['points', 'expedition'] },
      jester_on_bust: { default: 'everyone', values: ['everyone', 'opponents'] },
    };
    return [
      {
        name: 'port-royal',
        seats: { least: 2, most: 5 },
        options,
        bots: ['deckhand', 'boatswain', 'captain'],
        usual_bot: 'boatswain',
        page: '',
      },
      {
        name: 'rattle-battle',
        seats: { least: 2, most: 5 },
        options: SEA_OPTIONS,
        bots: ['landlubber', 'gunner', 'quartermaster'],
        usual_bot: 'gunner',
        page: '',
      },
    ];
  }
  if (path === '/api/tables') return scene?.tables ?? HOMES.waiting.tables;
  if (path.endsWith('/replay')) return { table: table(scene), seat: 0, frames: frames(scene.played) };
  return table(scene ?? SCENES.table);
}

/** All that the stand says, each with the name of what it should be and its game: held against the schema by a test. */
export function everything() {
  const scenes = [...Object.values(SCENES), ...Object.values(ROOMS)];
  const told = scenes.flatMap((scene) => {
    const { first, later } = messages(scene, '0');
    return [...first, ...later].map((message) => ['ServerMessage', message, table(scene).game]);
  });
  const answers = REPLAYS.map(({ scene }) => ['ReplayTold', answer('/replay', scene)]);
  for (const game of answer('/api/games')) answers.push(['GameTold', game]);
  for (const one of Object.values(HOMES).flatMap(({ tables }) => tables)) answers.push(['TableTold', one]);
  answers.push(['Me', answer('/api/me')]);
  return [...told, ...answers.map((one) => [...one, table(SCENES.table).game])];
}
