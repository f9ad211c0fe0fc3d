/** The languages of the page. */
export type Language = 'en' | 'pl' | 'it' | 'ru';
export const LANGUAGES: readonly Language[] = ['en', 'pl', 'it', 'ru'];

/** The first of the wanted languages that is offered, else English. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const name of wanted) {
    const language = LANGUAGES.find((l) => l === name.toLowerCase().split('-')[0]);
    if (language) return language;
  }
  return 'en';
}
