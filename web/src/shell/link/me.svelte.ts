/** Who sits at this browser. */
import { api } from './api';
import type { Me } from './protocol';

class Myself {
  current = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.current = await api.me();
  }

  async change(change: Partial<Pick<Me, 'name' | 'colour'>>): Promise<void> {
    this.current = await api.change(change);
  }
}

export const me = new Myself();
