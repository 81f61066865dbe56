/** Strings, and what divides JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

interface Level {
  /** Where it stands, such as `routes.0`. */
  path: string;
  /** The keys so far of an object; undefined in a list. */
  keys: Set<string> | undefined;
  /** The key or the index of what comes next. */
  next: string | number;
}

/**
 * The keys that stand twice in one object, each with its path, such as `routes.0.access`. JSON.parse keeps the last of
 * them and says nothing.
 * @param text valid JSON
 */
export function repeatedKeys(text: string): string[] {
  const levels: Level[] = [];
  const repeated: string[] = [];
  let lastString = '';
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{' || token === '[') {
      const isList = token === '[';
      levels.push({ path: level ? pathBelow(level) : '', keys: isList ? undefined : new Set(), next: isList ? 0 : '' });
    } else if (token === '}' || token === ']') {
      levels.pop();
    } else if (token === ':' && level?.keys) {
      level.next = JSON.parse(lastString) as string;
      if (level.keys.has(level.next)) repeated.push(pathBelow(level));
      level.keys.add(level.next);
    } else if (token === ',' && level && typeof level.next === 'number') {
      level.next += 1;
    } else {
      lastString = token;
    }
  }
  return repeated;
}

const pathBelow = ({ path, next }: Level): string => (path === '' ? String(next) : `${path}.${next}`);
