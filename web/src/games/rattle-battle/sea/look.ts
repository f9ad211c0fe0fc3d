/** How a player wants to see the sea; it is remembered on this device. */
export type Look = 'top' | 'deep';

const KEY = 'rattle-battle-look';

export function kept(): Look {
  try {
    return localStorage.getItem(KEY) === 'top' ? 'top' : 'deep';
  } catch {
    return 'deep';
  }
}

export function keep(look: Look): void {
  try {
    localStorage.setItem(KEY, look);
  } catch {
    // A browser that keeps nothing shows what it was asked for until it is closed.
  }
}
