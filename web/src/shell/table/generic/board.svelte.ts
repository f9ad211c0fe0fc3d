/** What the generic board shows, and what its keys mean. */
import type { Host } from '../board';

/** Keys for actions, in order: those that the table itself does not use. */
const KEYS = '123456789abcdefhijklnpqrstvwxyz';

export class GenericBoard {
  /** The observation. */
  view = $state.raw<unknown>(null);

  constructor(readonly host: Host) {}

  keyOf(action: number): string | undefined {
    return KEYS[action];
  }

  /** Does the action that a key stands for. */
  press(key: string): boolean {
    const at = KEYS.indexOf(key.toLowerCase());
    const action = key.length === 1 && at >= 0 && !this.host.replaying ? this.host.legal.actions[at] : undefined;
    if (action === undefined) return false;
    this.host.act(action);
    return true;
  }
}
