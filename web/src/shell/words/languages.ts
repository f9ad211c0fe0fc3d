/** The languages of the page: those of the whole project. */
import listed from '../../../../src/quarterdeck/locale/languages.json';

export type Language = string;
export const LANGUAGES: readonly Language[] = listed;
/** The one that everything is written in first. */
export const SOURCE: Language = LANGUAGES[0]!;

/** The first of the wanted languages that is offered, else the source. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const name of wanted) {
    const language = LANGUAGES.find((l) => l === name.toLowerCase().split('-')[0]);
    if (language) return language;
  }
  return SOURCE;
}
