/** The dice in the box: each where it lies, unless something moves it. */
import { RESTING_HEIGHT, restingTurn } from '../film';
import type { Point } from '../wire';
import { posed, type Posed } from './dice';
import type { Stage } from './stage';
import { placeInScene, turnInScene } from './turn';
import type { DieShown, Overlay } from './types';

/** How high a ship is lifted that is chosen or held, in millimetres. */
const LIFTED = 3.5;
/** How strong its gold edge is then, and the foam around a ship that has acted. */
const [GLOW, CALM] = [0.28, 0.25];

export interface Ship {
  die: DieShown;
  readonly posed: Posed;
  /** Its number among all that are drawn. */
  index: number;
}

export class Fleet {
  readonly ships = new Map<string, Ship>();
  private overlay: Overlay = {};
  private readonly moved = new Set<string>();
  /** Where dice went down. They stay away while they are still told to lie there. */
  private readonly sunk = new Map<string, string>();

  constructor(private readonly stage: Stage) {}

  show(dice: readonly DieShown[], overlay: Overlay = this.overlay): void {
    const { stage, ships, sunk } = this;
    this.overlay = overlay;
    for (const [id, where] of sunk) if (!dice.some((die) => die.id === id && spot(die) === where)) sunk.delete(id);
    const afloat = dice.filter(({ id }) => !sunk.has(id));
    for (const id of ships.keys()) if (!afloat.some((die) => die.id === id)) ships.delete(id);
    afloat.forEach((die, index) => {
      const ship = ships.get(die.id) ?? { die, posed: posed(), index };
      ships.set(die.id, Object.assign(ship, { die, index }));
      stage.dice.dress(index, die);
      if (!this.moved.has(die.id)) this.rest(ship);
      stage.dice.pose(index, ship.posed);
    });
    stage.dice.count = afloat.length;
    stage.pennants.show(afloat.filter(({ state }) => state === 'ally').flatMap(({ id }) => ships.get(id)?.posed ?? []));
    stage.surround(afloat, overlay);
  }

  /** How a die lies that nothing moves. */
  private rest({ die, posed }: Ship): void {
    const { ghost } = this.overlay;
    const held = ghost?.die === die.id;
    const { x, y } = held ? ghost : die;
    const lifted = held || die.state === 'selected';
    placeInScene(x, y, RESTING_HEIGHT + (lifted ? LIFTED : 0), posed.place);
    turnInScene(restingTurn(die.side, die.angle), posed.turn);
    posed.glow = lifted ? GLOW : 0;
    posed.dim = 0;
    posed.rest = 1;
    posed.foam = die.state === 'done' ? CALM : 1;
    posed.gold = die.state === 'can-act' || die.state === 'selected' ? 1 : 0;
  }

  /** The same dice again: one of them has come to another place, or is gone. */
  showAgain(): void {
    this.show([...this.ships.values()].toSorted((a, b) => a.index - b.index).map(({ die }) => die));
  }

  /** Draws dice where they are right now. */
  pose(ships: readonly Ship[]): void {
    for (const { index, posed } of ships) this.stage.dice.pose(index, posed);
  }

  /** Something moves a die while `motion` runs. */
  async move(id: string, motion: () => Promise<void>): Promise<void> {
    this.moved.add(id);
    await motion();
    this.moved.delete(id);
  }

  /** A die has gone down where it lies. */
  drown({ die }: Ship): void {
    this.sunk.set(die.id, spot(die));
  }

  /** Whatever went down may come again. */
  forget(): void {
    this.sunk.clear();
  }
}

const spot = ({ x, y }: Point): string => `${x} ${y}`;
