import { keptText, type KeptText } from './keptText';

/** The end of every name under which something of a person is kept. */
const MARK = '-of-person';

/**
 * A text that the browser keeps for the person who is signed in, such as a draft. The shell forgets it when they sign out, on
 * whatever page, also when the module that wrote it is not loaded there.
 */
export const personText = (storage: 'sessionStorage' | 'localStorage', key: string): KeptText =>
  keptText(storage, key + MARK);

/** Forgets every text of a person in this tab and in this browser. */
export function forgetPersonTexts(): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    for (const key of keysOf(name)) if (key.endsWith(MARK)) keptText(name, key).forget();
  }
}

/** A browser that is told to keep nothing throws when a page asks for its storage. */
function keysOf(name: 'sessionStorage' | 'localStorage'): string[] {
  try {
    return Object.keys(window[name]);
  } catch {
    return [];
  }
}
