/** The pages, by their paths. */
type Plain<Page> = Page extends string ? { page: Page } : never;
export type Route =
  | Plain<'home' | 'new' | 'rules' | 'settings' | 'credits' | 'lost'>
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'device'; code: string };

export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, second, third] = parts;
  if (!first) return { page: 'home' };
  if (first === 't' && second) {
    if (parts.length === 2) return { page: 'table', id: second };
    if (parts.length === 3 && third === 'replay') return { page: 'replay', id: second };
  }
  if (first === 'device' && second && parts.length === 2) return { page: 'device', code: second };
  if (parts.length > 1) return { page: 'lost' };
  if (first === 'new' || first === 'rules' || first === 'settings' || first === 'credits') {
    return { page: first };
  }
  return { page: 'lost' };
}
