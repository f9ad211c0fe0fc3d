import { describe, expect, it } from 'vitest';
import {
  ADVENTURES,
  FACES,
  POINTS,
  SAILORS,
  SPECIALS,
  STARTERS,
  UPGRADES,
  meaningOf,
} from '../../src/games/rattle-battle/cards';
import { filmPose, knocks, restingTurn, unpack, type Turn } from '../../src/games/rattle-battle/film';
import { order, prospectOf } from '../../src/games/rattle-battle/ruler/battle';
import { ends, type End } from '../../src/games/rattle-battle/ruler/ends';
import {
  LONG,
  SHORT,
  gap,
  gapMeasure,
  moved,
  overlap,
  touching,
  way,
  within,
} from '../../src/games/rattle-battle/ruler/geometry';
import { Reach, isFree, slide, slideAway, slideTo, touchSpot } from '../../src/games/rattle-battle/ruler/moves';
import { tilesOf } from '../../src/games/rattle-battle/ruler/sea';
import { reachOf } from '../../src/games/rattle-battle/ruler/slides';
import { enters, fireCrosses, on, pathCrosses, tileGap, type Tile } from '../../src/games/rattle-battle/ruler/tiles';
import type { Bout, Observation, Pose, ShipSeen } from '../../src/games/rattle-battle/wire';
import { measured, point, pose, yesOrNo } from './measured';

const { positions, films, battles, turns } = measured();
/** How far the two may differ, in mm: far less than the half millimetre that the rules forgive. */
const CLOSE = 1e-6;

const laid = (card: string): Tile[] => (card ? tilesOf(ADVENTURES.get(card)!) : []);
const named = (poses: readonly Pose[]) => poses.map((pose, i) => ({ ship: String(i), pose }));

describe('the ruler says what the rules say of 10,000 positions', () => {
  const all = positions.map((asked) => {
    const [die, ...rest] = asked.poses.map(pose) as [Pose, Pose, ...Pose[]];
    return { ...asked, die, rest, target: rest[0]!, tiles: laid(asked.card), tileGaps: asked.tiles };
  });

  /** The largest difference between what both say, over all positions. */
  const off = (differences: (asked: (typeof all)[number]) => number[]): number =>
    Math.max(...all.map((asked) => Math.max(0, ...differences(asked))));

  it('has so many', () => expect(all).toHaveLength(10_000));

  it('every gap, and where it is', () => {
    expect(off(({ die, rest, gaps }) => rest.map((other, i) => Math.abs(gap(die, other) - gaps[i]!)))).toBeLessThan(
      CLOSE,
    );
    expect(
      off(({ die, target, limit, measure }) => {
        const { start, end, length } = gapMeasure(die, target, limit);
        return [way(start, measure.start), way(end, measure.end), Math.abs(length - measure.length)];
      }),
    ).toBeLessThan(CLOSE);
  });

  it('every overlap, touch and range', () => {
    const said = all.map(({ die, rest }) =>
      rest.map((other) => {
        const far = gap(die, other);
        return yesOrNo(overlap(die, other), touching(die, other), within(far, SHORT), within(far, LONG));
      }),
    );
    expect(said).toEqual(all.map(({ near }) => near));
  });

  it('every tile: how far, whether on it, and what crosses it', () => {
    expect(
      off(({ die, tiles, tileGaps }) => tiles.map((tile, i) => Math.abs(tileGap(die, tile) - tileGaps[i]!))),
    ).toBeLessThan(CLOSE);
    const said = all.map(({ die, target, tiles }) =>
      tiles.map((tile) =>
        yesOrNo(
          on(die, tile),
          pathCrosses(die, target, tile),
          enters(die, target, tile),
          fireCrosses(die, target, tile),
        ),
      ),
    );
    expect(said).toEqual(all.map(({ over }) => over));
  });

  it('every end of a slide', () => {
    expect(
      off(({ die, target, rest, tiles, limit, aim, towards, away, to }) => [
        way(slide(die, target, limit, rest, tiles), towards),
        away ? way(slideAway(die, target, limit, rest, tiles), away) : 0,
        to ? way(slideTo(die, ...aim, limit, rest, tiles), to) : 0,
      ]),
    ).toBeLessThan(CLOSE);
  });

  it('every way to touch a ship', () => {
    const asked = all.filter(({ touch }) => touch !== 'not asked');
    const said = asked.map(({ die, target, rest, tiles, limit }) => touchSpot(die, target, limit, rest, tiles));
    expect(said.map((spot) => spot === null)).toEqual(asked.map(({ touch }) => touch === null));
    const far = asked.map(({ die, touch }, i) => (said[i] ? Math.abs(way(die, said[i]) - Number(touch)) : 0));
    expect(Math.max(...far)).toBeLessThan(CLOSE);
  });

  it('every spot: whether it is free, and whether it is in reach', () => {
    const said = all.map(({ die, rest, tiles, limit, spots }) => {
      const reach = new Reach(die, limit, named(rest), tiles);
      return [
        yesOrNo(...spots.map(([x, y]) => isFree(moved(die, x, y), rest))),
        yesOrNo(...spots.map(([x, y]) => reach.has(x, y))),
      ];
    });
    expect(said).toEqual(all.map(({ free, reached }) => [free, reached]));
  });

  // Some are enough here: what is in reach has been compared on all.
  const some = all.filter((_, i) => i % 80 < 2);

  it('the nearest spot in reach is in reach, and nothing in reach is nearer', () => {
    for (const { die, rest, tiles, limit, aim } of some) {
      const reach = new Reach(die, limit, named(rest), tiles);
      const at = point(aim);
      const found = reach.nearest(...aim);
      expect(reach.has(found.x, found.y)).toBe(true);
      const nearer = way(at, found) - 0.1;
      const around = Array.from({ length: nearer > 0 ? 120 : 0 }, (_, i) => {
        const [far, angle] = [nearer * (1 - (i % 4) / 40), (2 * Math.PI * i) / 120];
        return reach.has(at.x + far * Math.cos(angle), at.y + far * Math.sin(angle));
      });
      expect(around).not.toContain(true);
    }
  });

  it('the magnet draws to ships that are close, and only to those', () => {
    for (const { die, rest, tiles, limit, spots } of some) {
      const reach = new Reach(die, limit, named(rest), tiles);
      for (const [x, y] of spots.filter(([x, y]) => reach.has(x, y))) {
        const { x: to, y: up, touches } = reach.magnet(x, y);
        expect(reach.has(to, up)).toBe(true);
        expect(touches).toEqual(reach.touched(to, up));
        const far = way({ x, y }, { x: to, y: up });
        const close = Math.min(...rest.map((other) => gap(moved(die, x, y), other)));
        expect(far).toBeLessThanOrEqual(close > 2 ? 0 : 2);
      }
    }
  });

  it('the magnet draws to two ships at once, and to no ship that does not draw', () => {
    const ships = [
      { ship: 'y1', pose: { x: 20, y: 0, angle: 0 } },
      { ship: 'y2', pose: { x: 0, y: 20, angle: 0 } },
    ];
    const reach = new Reach({ x: 0, y: 0, angle: 0 }, LONG, ships);
    expect(reach.magnet(5.9, 0)).toEqual({ x: 5.9, y: 0, touches: [] });
    expect(reach.magnet(6.1, 0)).toEqual({ x: 8, y: 0, touches: ['y1'] });
    expect(reach.magnet(7, 7).touches).toEqual(['y1', 'y2']);
    expect(reach.magnet(7, 7, 2, (ship) => ship === 'y2').touches).toContain('y2');
    expect(reach.magnet(7, 0, 2, (ship) => ship === 'y2')).toEqual({ x: 7, y: 0, touches: [] });
    expect(reach.magnet(15, 1).touches).toEqual(['y1']); // from a place that is taken
  });
});

describe('the cards', () => {
  it('mean what the rules say of every ship that is seen', () => {
    const strange = turns.flatMap(({ seen }) =>
      seen.sea
        .filter(({ owner, marks }) => owner < 0 && marks.length === 0)
        .filter(({ kind, face, orders, strength }) => {
          const meant = meaningOf(ADVENTURES.get(seen.card)!, kind, face);
          return meant.orders.join() !== orders.join() || (meant.strength || Number(face) || 1) !== strength;
        }),
    );
    expect(strange).toEqual([]);
  });

  it('are all there, and dice show the face that lies up', () => {
    const decks = [...ADVENTURES.values()].map(({ deck }) => deck);
    expect([...new Set(decks)]).toEqual(['norrington', 'pirate-wars', 'crazy', 'starter']);
    expect(STARTERS.numbers.map((id) => ADVENTURES.get(id)?.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([UPGRADES.size, SAILORS.size, SPECIALS.size, POINTS.length]).toEqual([20, 33, 5, 8]);
    const ships = turns.flatMap(({ seen }) => seen.sea);
    expect(ships.map(({ kind, side }) => FACES.get(kind)?.[side])).toEqual(ships.map(({ face }) => face));
  });
});

describe('a film', () => {
  const turned = ({ w, x, y, z }: Turn): [number, number, number, number] => [w, x, y, z];

  it('is unpacked as the rules unpack it', async () => {
    expect(films.length).toBeGreaterThan(40);
    for (const { frames, film } of films) {
      const found = await unpack(frames, film[0]!.length);
      expect(found.frames).toBe(film.length);
      const off = film.flat(2).map((number, i) => Math.abs(number - found.numbers[i]!));
      expect(Math.max(...off)).toBeLessThan(1e-4);
    }
  });

  it('shows dice between its frames, and at its end where they lie', async () => {
    for (const { frames, film, lying } of films) {
      const found = await unpack(frames, film[0]!.length);
      const out = filmPose();
      for (let die = 0; die < found.dice; die++) {
        for (let at = 0; at < film.length - 1; at++) {
          found.pose(die, (at + 0.5) / 30, out);
          const [before, after] = [film[at]![die]!, film[at + 1]![die]!];
          expect(out.z).toBeCloseTo((before[2]! + after[2]!) / 2, 3);
          expect(Math.hypot(...turned(out.turn))).toBeCloseTo(1, 5);
        }
        found.pose(die, 99, out);
        const rest = lying.find(({ pose }) => way(pose, out) < 0.3);
        if (!rest) continue; // it left the box
        const turn = restingTurn(rest.side, rest.pose.angle);
        const same = turned(turn).reduce((sum, part, i) => sum + part * turned(out.turn)[i]!, 0);
        expect(Math.abs(same)).toBeGreaterThan(0.999);
      }
    }
  });

  it('knocks when dice fall on the floor, on walls and on each other', async () => {
    const heard = await Promise.all(
      films.map(async ({ frames, film }) => knocks(await unpack(frames, film[0]!.length))),
    );
    for (const [i, some] of heard.entries()) {
      expect(some.length).toBeLessThanOrEqual(40);
      expect(some.map(({ at }) => at)).toEqual(some.map(({ at }) => at).sort((a, b) => a - b));
      expect(Math.max(...some.map(({ at }) => at))).toBeLessThan(films[i]!.film.length / 30);
    }
    // A die let fall from a hand's height is in the air for a sixth of a second.
    const drops = heard.filter((some) => some.length >= 12);
    for (const some of drops) expect(some.find(({ strength }) => strength > 900)?.at).toBeCloseTo(0.16, 1);
    const against = new Set(heard.flat().map(({ against }) => against));
    expect([...against].sort()).toEqual(['die', 'floor', 'wall']);
  });
});

describe('a battle', () => {
  const all = battles.map(({ options, ...rest }) => ({
    free: options['scenario'] === 'pirate-wars' && options['free_for_all'] === 'on',
    ...rest,
  }));

  it('is fought in the order of the rules, by the same ships with the same strengths', () => {
    expect(all.length).toBeGreaterThan(200);
    const plain = (bouts: readonly Bout[]) => bouts.map((bout) => ({ ...bout, gap: bout.gap.toFixed(6) }));
    for (const { free, sea, fought } of all) {
      const groups = order(sea, free);
      expect(groups.map(({ bouts }) => plain(bouts))).toEqual(fought.map(({ bouts }) => plain(bouts)));
      expect(groups.map(({ sunk }) => sunk)).toEqual(fought.map(({ sunk }) => sunk));
    }
  });

  it('brings each player the ships that the rules give him, and costs him the same', () => {
    for (const { free, sea, fought, rewarded } of all) {
      for (const seat of new Set(sea.map(({ owner }) => owner).filter((owner) => owner >= 0))) {
        const his = rewarded.filter((reward) => reward.seat === seat);
        const { sinks, boards, loses } = prospectOf(sea, seat, free);
        expect(sinks.sort()).toEqual(his.map(({ ship }) => ship).sort());
        expect(boards.sort()).toEqual(
          his
            .filter(({ boarded }) => boarded)
            .map(({ ship }) => ship)
            .sort(),
        );
        expect(loses).toEqual(fought.flatMap(({ sunk }) => sunk).filter((ship) => ship.startsWith(`${seat}.`)));
      }
    }
  });
});

describe('the ends of a move', () => {
  const all = turns.flatMap(({ seen, slides, listed }) =>
    slides.map((range) => ({ seen, range, listed, found: ends(seen, range, listed) })),
  );
  const each = all.flatMap(({ found, ...rest }) => found.map((end) => ({ ...rest, end })));
  const shipOf = (seen: Observation, name: string): ShipSeen => seen.sea.find(({ ship }) => ship === name)!;

  it('are few, and each somewhere else', () => {
    for (const { found } of all) {
      expect(found.length).toBeLessThanOrEqual(8);
      for (const [i, end] of found.entries()) {
        for (const other of found.slice(0, i)) expect(way(end, other)).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('are of every purpose, and actions that the rules allow', () => {
    const purposes = each.map(({ end }) => end.purpose);
    expect([...new Set(purposes)].sort()).toEqual(['away', 'drill', 'range', 'touch']);
    for (const { seen, range, listed, end } of each) {
      if (listed.includes(end.action)) continue;
      const [, how, x, y, drill = ''] = / (\S+) to (\S+) (\S+)(?: drill (\S+))?$/.exec(end.action)!;
      expect(how).toBe(range.ship);
      expect(reachOf(range, seen, drill).has(Number(x), Number(y))).toBe(true);
      expect(way(end, { x: Number(x), y: Number(y) })).toBeLessThan(0.01);
    }
  });

  it('touch every enemy that the rules let a sail touch', () => {
    for (const { seen, range, listed } of all.filter(({ range }) => range.by === 'sail' && !range.drill)) {
      const possible = listed.filter((action) => action.startsWith(`move ${range.ship} touch`));
      const touches = ends(seen, range, listed).filter(({ purpose }) => purpose === 'touch');
      expect(possible).toEqual(expect.arrayContaining(touches.map(({ action }) => action)));
      if (possible.length > 0) expect(touches.length).toBeGreaterThan(0);
    }
  });

  it('keep what their purpose promises', () => {
    for (const { seen, range, end } of each) {
      const [there, target] = [moved(range.start, end.x, end.y), shipOf(seen, end.target).pose];
      if (end.purpose === 'touch') expect(touching(there, target)).toBe(true);
      if (end.purpose === 'range') expect(gap(there, target)).toBeLessThanOrEqual(LONG);
      if (end.purpose === 'away') expect(gap(there, target)).toBeGreaterThan(gap(range.start, target));
      if (end.purpose === 'drill') expect(pathCrosses(range.start, end, target)).toBe(true);
      const { strength, theirs, result } = end.outcome;
      expect(result).toBe(strength > theirs ? 'wins' : strength < theirs ? 'loses' : 'ties');
    }
  });

  it('come with those first that bring most', () => {
    const worth = ({ prospect: { sinks, boards, loses } }: End): number => sinks.length + boards.length - loses.length;
    for (const { found } of all) {
      expect(found.map(worth)).toEqual(found.map(worth).sort((a, b) => b - a));
    }
  });
});
