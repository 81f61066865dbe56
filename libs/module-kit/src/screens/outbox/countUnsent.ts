/**
 * How many changes of a person were not sent, or were refused, and are on this device (the kit's outbox). It uses the
 * browser's own functions, so the shell does not load the outbox.
 * @param person the account whose changes they are
 * @returns 0 in a browser without storage, and where nothing was ever kept
 * @throws Error if the storage is there and cannot be read
 */
export function countUnsent(person: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('outbox');
    // There is no outbox: it must not exist afterwards either.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(0);
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains('changes')) {
        database.close();
        resolve(0);
        return;
      }
      const counting = database.transaction('changes').objectStore('changes').index('person').count(person);
      counting.onsuccess = () => resolve(counting.result);
      counting.onerror = () => reject(new Error('The changes on this device could not be counted.'));
      database.close();
    };
  });
}
