/**
 * How many changes of a person were not sent, or were refused, and are on this device (the kit's outbox). It uses the
 * browser's own functions, so the shell does not load the outbox.
 * @param person the account whose changes they are
 * @returns 0 in a browser without storage, and where nothing was ever kept
 */
export function countUnsent(person: string): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('outbox');
    // There is no outbox: it must not exist afterwards either.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(0);
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('changes').objectStore('changes').index('person').count(person);
      counting.onsuccess = () => resolve(counting.result);
      counting.onerror = () => resolve(0);
      database.close();
    };
  });
}
