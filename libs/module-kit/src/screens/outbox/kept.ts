import type { Database, Json } from '@platform/database';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

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

interface Schema extends DBSchema {
  changes: { key: number; value: KeptChange; indexes: { person: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Rejects in a browser without storage; it never throws synchronously. */
async function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore('changes', { keyPath: 'order', autoIncrement: true }).createIndex('person', 'person');
    },
    // The person signs out, here or in another tab: the database goes.
    blocking(_before, _after, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

/** Keeps a request on this device. Throws in a browser without storage. */
export async function keep(person: string, request: KeptRequest, meaning?: KeptMeaning): Promise<void> {
  const change = { person, request, keptAt: Date.now(), refusal: null, meaning };
  // The browser gives the place in the order.
  await (await open()).add('changes', change as unknown as KeptChange);
}

/**
 * A person's waiting changes, in order. Deletes the changes of other people, who are not here.
 * @returns nothing in a browser without storage
 */
export async function keptOf(person: string): Promise<KeptChange[]> {
  const database = await open().catch(() => undefined);
  if (!database) return [];
  const all = await database.getAll('changes');
  await Promise.all(
    all.filter((change) => change.person !== person).map(({ order }) => database.delete('changes', order)),
  );
  return all.filter((change) => change.person === person);
}

/** Removes a request that was sent or discarded. */
export async function drop(order: number): Promise<void> {
  await (await open()).delete('changes', order);
}

/** Stores why a request was refused. It stays until its person discards it. */
export async function markRefused(change: KeptChange, refusal: string): Promise<void> {
  await (await open()).put('changes', { ...change, refusal });
}
