import { keptText, type KeptText } from './keptText';

/** Suffix of every storage key of a person. */
const MARK = '-of-person';

/**
 * A text that the browser keeps for the person who is signed in, such as a draft. The shell removes it when they sign
 * out, on any page, even if the module that wrote it is not loaded.
 */
export const personText = (storage: 'sessionStorage' | 'localStorage', key: string): KeptText =>
  keptText(storage, key + MARK);

/** Removes every text of a person from this tab and this browser. */
export function forgetPersonTexts(): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    for (const key of keysOf(name)) if (key.endsWith(MARK)) keptText(name, key).forget();
  }
}

/** A browser that blocks storage throws when a page accesses it. */
function keysOf(name: 'sessionStorage' | 'localStorage'): string[] {
  try {
    return Object.keys(window[name]);
  } catch {
    return [];
  }
}
