import { visit } from 'jsonc-parser';

/**
 * The keys that occur twice in one object, each with its path, such as `routes.0.access`. JSON.parse keeps the last of
 * them without a warning.
 * @param text valid JSON
 */
export function repeatedKeys(text: string): string[] {
  const keysOfOpenObjects: Set<string>[] = [];
  const repeated: string[] = [];
  visit(text, {
    onObjectBegin: () => void keysOfOpenObjects.push(new Set()),
    onObjectEnd: () => void keysOfOpenObjects.pop(),
    onObjectProperty(key, _offset, _length, _line, _character, pathOfObject) {
      const keys = keysOfOpenObjects.at(-1);
      if (keys?.has(key)) repeated.push([...pathOfObject(), key].join('.'));
      keys?.add(key);
    },
  });
  return repeated;
}
