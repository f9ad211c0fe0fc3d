/** What comes with the page's first code: one file, where each module that others share would be a small one of its own. */

/** What a module needs before it can run. */
export type Imports = (id: string) => readonly string[];

/** All that a module imports, by way of others too, without itself. */
export function importedBy(entry: string, imports: Imports): Set<string> {
  const found = new Set<string>();
  const waiting = [...imports(entry)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || id === entry) continue;
    found.add(id);
    waiting.push(...imports(id));
  }
  return found;
}

/** What these import, and what all of those have in common: either way it is loaded. */
export function firstCode(these: readonly string[], those: readonly string[], imports: Imports): Set<string> {
  const [one = new Set<string>(), ...others] = those.map((module) => importedBy(module, imports));
  const shared = [...one].filter((id) => others.every((other) => other.has(id)));
  return new Set([...these.flatMap((module) => [...importedBy(module, imports)]), ...shared]);
}
