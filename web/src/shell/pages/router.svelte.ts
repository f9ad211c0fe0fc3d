/** Which page is open. Links are plain links; clicks on them stay in the page. */
import { parse, type Route } from './routes';

class Router {
  route = $state.raw<Route>(parse(location.pathname));
  #address = location.pathname + location.search;

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api')) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    // Another place on the same page is not another page.
    const address = location.pathname + location.search;
    if (address === this.#address) return;
    this.#address = address;
    this.route = parse(location.pathname);
  }
}

export const router = new Router();
