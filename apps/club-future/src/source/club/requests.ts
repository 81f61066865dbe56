import { asking, saving } from '@platform/module-kit/screens';

const NOT_SAVED = 'The change was not saved. Check your connection and try again.';

/** Saves, and returns the row. @throws DataError */
export const ask = asking(NOT_SAVED);

/** Saves without an answer. @throws DataError */
export const save = saving(NOT_SAVED);

/** An optional text as its column has it. */
export const orNull = (text: string): string | null => text.trim() || null;
