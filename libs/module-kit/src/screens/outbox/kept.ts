import type { Database, Json } from '@platform/database';

type Tables = Database['public']['Tables'];
type Functions = Database['public']['Functions'];

/**
 * What is sent to the database, and what people read about it. It may be sent twice, because an answer may be lost on its
 * way: a row has a key of its own (`client_key`, with a unique constraint named `…_sent_once`), and a second call of a
 * function changes nothing.
 */
export type KeptRequest = (
  | { about: string; insert: keyof Tables; row: Record<string, Json | undefined> }
  | { about: string; call: keyof Functions; with: Record<string, Json | undefined> }
) & {
  /** Files that it names. They are uploaded first, and removed again if it is refused. */
  files?: readonly KeptFile[];
  /** The row that it is about, for a change that holds only while the row is as its person saw it. */
  seen?: SeenRow;
};

/** A row as a person saw it when they made a change. */
interface SeenRow {
  table: keyof Tables;
  /** Its id, and the columns that the change depends on. */
  row: Readonly<Record<string, string | number | boolean | null>>;
  /** The sentence for the person if the row is different once there is a network. */
  changed: string;
}

/** A file with the path at which it is stored. */
interface KeptFile {
  path: string;
  blob: Blob;
}

/** The change of a module that a request makes. With it, a page that is opened again shows the change while it waits. */
export interface KeptMeaning {
  /** Names this one change. */
  id: string;
  module: string;
  /** Its name among the changes of the module. */
  name: string;
  /** What the page gave it: values that the browser can store. */
  input: readonly unknown[];
}

/** A request that waits on this device. */
export interface KeptChange {
  /** Its number, which the browser gives: requests are sent in this order. */
  order: number;
  /** The account of its person. */
  person: string;
  request: KeptRequest;
  /** When it was made, in milliseconds since 1970. */
  keptAt: number;
  /** Why the database refused it; null while it waits. */
  refusal: string | null;
  meaning?: KeptMeaning;
}

/** The database in the browser. Signing out deletes it by this name (`apps/shell/src/person/keptOffline.ts`). */
const NAME = 'outbox';

const CHANGES = 'changes';

/** The answer of the browser's storage. */
const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The storage of the browser did not answer.'));
  });

let opened: Promise<IDBDatabase> | undefined;

/** Rejects in a browser without storage; it never throws synchronously. */
async function open(): Promise<IDBDatabase> {
  opened ??= openAnew().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function openAnew(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    const changes = request.result.createObjectStore(CHANGES, { keyPath: 'order', autoIncrement: true });
    changes.createIndex('person', 'person');
  };
  const database = await answerOf(request);
  const forget = () => (opened = undefined);
  // The person signs out, here or in another tab: the database goes.
  database.onversionchange = () => {
    database.close();
    forget();
  };
  database.onclose = forget;
  return database;
}

/**
 * Changes what is kept, in a transaction of its own.
 * @param change one request of the store
 * @throws Error once the transaction has failed, such as where the device has no room left
 */
async function write(change: (changes: IDBObjectStore) => IDBRequest): Promise<void> {
  const transaction = (await open()).transaction(CHANGES, 'readwrite');
  change(transaction.objectStore(CHANGES));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The storage of the browser kept nothing.'));
  });
}

/** Keeps a request on this device. Throws in a browser without storage. */
export async function keep(person: string, request: KeptRequest, meaning?: KeptMeaning): Promise<void> {
  // The browser gives the place in the order.
  await write((changes) => changes.add({ person, request, keptAt: Date.now(), refusal: null, meaning }));
}

/**
 * A person's waiting changes, in order. Deletes the changes of other people, who are not here.
 * @returns nothing in a browser without storage
 */
export async function keptOf(person: string): Promise<KeptChange[]> {
  const database = await open().catch(() => undefined);
  if (!database) return [];
  const changes = database.transaction(CHANGES).objectStore(CHANGES);
  const all = await answerOf(changes.getAll() as IDBRequest<KeptChange[]>);
  await Promise.all(all.filter((change) => change.person !== person).map(({ order }) => drop(order)));
  return all.filter((change) => change.person === person);
}

/** Removes a request that was sent or discarded. */
export const drop = (order: number): Promise<void> => write((changes) => changes.delete(order));

/** Stores why a request was refused. It stays until its person discards it. */
export const markRefused = (change: KeptChange, refusal: string): Promise<void> =>
  write((changes) => changes.put({ ...change, refusal }));
