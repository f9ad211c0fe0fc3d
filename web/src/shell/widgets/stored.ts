/** What this browser remembers of its reader's wishes. */
import { browserLanguage, LANGUAGES, type Language } from '../words/languages';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';
/** A game's own board, or for every game the plain one of those that have none. */
export type Boards = 'own' | 'plain';

/** How much is said of what happens. */
export type Detail = 'brief' | 'normal' | 'full';
/** Whether somebody plays by ear, so that steps wait, and how much he wants to hear. */
export type Ear = 'off' | Detail;

export interface Stored {
  theme: Theme;
  motion: Motion;
  language: Language | null;
  sound: boolean;
  odds: boolean;
  boards: Boards;
  ear: Ear;
}

const KEY = 'quarterdeck';
const DEFAULTS: Stored = {
  theme: 'auto',
  motion: 'auto',
  language: null,
  sound: true,
  odds: true,
  boards: 'own',
  ear: 'off',
};

export function stored(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export function store(wishes: Stored): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // A browser that stores nothing: the choice lasts as long as the page.
  }
}

/** The language that was chosen here, if the page speaks it, else the one that the browser asks for. */
export const spoken = ({ language }: Pick<Stored, 'language'>): Language =>
  LANGUAGES.find((spoken) => spoken === language) ?? browserLanguage(navigator.languages);

/** Whether the page is dark, at a time when the system is or is not. */
export const isDark = (theme: Theme, night: boolean): boolean => theme === 'dark' || (theme === 'auto' && night);
