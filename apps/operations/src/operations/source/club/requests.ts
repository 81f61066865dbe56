import { asking, saving, sendOrKeep, type ClubReader, type Delivery } from '@platform/module-kit/screens';

/** Shown when a read failed and the server gave no reason. */
export const failures = {
  tickets: 'Failed to fetch tickets',
  vendors: 'Failed to fetch vendors',
  contracts: 'Failed to fetch contracts',
  places: 'Failed to fetch places',
  plans: 'Failed to fetch recurring upkeep',
  checklists: 'Failed to fetch checklists',
  logs: 'Failed to fetch daily logs',
  forms: 'Failed to fetch forms',
  incidents: 'Failed to fetch incidents',
  rotation: 'Failed to fetch the rotation',
  water: 'Failed to fetch water readings',
  labor: 'Failed to fetch labor',
} as const;

/** Shown when a save failed and the server gave no reason. */
const NOT_SAVED = 'This was not saved. Check your connection and try again.';

/** Sends what people enter on the deck, or keeps it on their device until there is a network. */
export const sendFromDeck = (
  { userId, meaning }: ClubReader,
  request: Parameters<typeof sendOrKeep>[1],
): Promise<Delivery> => sendOrKeep(userId, request, NOT_SAVED, meaning);

export const ask = asking(NOT_SAVED);
export const save = saving(NOT_SAVED);

/** A text as the column stores it. */
export const orNull = (text: string): string | null => text.trim() || null;
