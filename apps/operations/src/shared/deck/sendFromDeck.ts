import { sendOrKeep, type ClubReader, type Delivery } from '@platform/module-kit/screens';

/** Shown when a save failed and the server gave no reason. */
export const NOT_SAVED = 'This was not saved. Check your connection and try again.';

/** Sends what people enter on the deck, or keeps it on their device until there is a network. */
export const sendFromDeck = (
  { userId, meaning }: ClubReader,
  request: Parameters<typeof sendOrKeep>[1],
): Promise<Delivery> => sendOrKeep(userId, request, NOT_SAVED, meaning);
