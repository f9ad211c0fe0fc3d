/** How the page looks and sounds. */
import type { Language } from '../words/languages';
import { isDark, spoken, store, stored, type Boards, type Ear, type Motion, type Stored, type Theme } from './stored';

export type { Boards, Ear, Motion, Theme };

class Prefs {
  #stored = $state(stored());
  #night = $state(matchMedia('(prefers-color-scheme: dark)').matches);
  #still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (e) => {
      this.#night = e.matches;
    });
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (e) => {
      this.#still = e.matches;
    });
  }

  #set(change: Partial<Stored>): void {
    Object.assign(this.#stored, change);
    store(this.#stored);
  }

  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(theme: Theme) {
    this.#set({ theme });
  }
  get motion(): Motion {
    return this.#stored.motion;
  }
  set motion(motion: Motion) {
    this.#set({ motion });
  }
  get sound(): boolean {
    return this.#stored.sound;
  }
  set sound(sound: boolean) {
    this.#set({ sound });
  }
  get odds(): boolean {
    return this.#stored.odds;
  }
  set odds(odds: boolean) {
    this.#set({ odds });
  }
  get boards(): Boards {
    return this.#stored.boards;
  }
  set boards(boards: Boards) {
    this.#set({ boards });
  }
  get ear(): Ear {
    return this.#stored.ear;
  }
  set ear(ear: Ear) {
    this.#set({ ear });
  }
  get language(): Language {
    return spoken(this.#stored);
  }
  set language(language: Language) {
    this.#set({ language });
  }

  /** Whether the page is dark now. */
  get dark(): boolean {
    return isDark(this.theme, this.#night);
  }
  /** Whether things should not fly. */
  get still(): boolean {
    return this.motion === 'reduced' || (this.motion === 'auto' && this.#still);
  }
}

export const prefs = new Prefs();

/** Gives the page its colours, and says whether things may fly. */
export function dress(): void {
  const root = document.documentElement;
  root.classList.toggle('night', prefs.dark);
  root.classList.toggle('still', prefs.still);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', prefs.dark ? '#0b1d2b' : '#f8edd2');
}
