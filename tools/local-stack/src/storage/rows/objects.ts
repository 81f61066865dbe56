import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../database/database';
import { arrayParameter } from '../../database/literals';
import type { Caller } from '../../rest/restRequest';

/** The metadata of a file's bytes, under the names of the hosted service. */
export interface FileMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
}

/** A row of storage.objects. */
export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  version: string;
  metadata: FileMetadata;
  user_metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
}

const COLUMNS =
  'id, bucket_id, name, owner, owner_id, version, metadata, user_metadata, created_at, updated_at, last_accessed_at';

type Reader = Pick<Database & Transaction, 'query'>;

export async function findObject(reader: Reader, bucketId: string, name: string): Promise<StoredObject | null> {
  const { rows } = await reader.query<StoredObject>(
    `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`,
    [bucketId, name],
  );
  return rows[0] ?? null;
}

/** Which of these keys the caller may read. */
export async function findNames(reader: Reader, bucketId: string, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await reader.query<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 and name = any ($2::text[])',
    [bucketId, arrayParameter(names)],
  );
  return new Set(rows.map(({ name }) => name));
}

export interface NewObject {
  bucketId: string;
  name: string;
  version: string;
  metadata: FileMetadata | null;
  userMetadata: Record<string, unknown> | null;
}

export interface Written {
  id: string;
  /** The version whose file is no longer needed after the commit. */
  replacedVersion: string | null;
}

/** Adds a row that must not exist yet. Reads nothing back, because a caller may be allowed to add but not to read. */
export async function insertObject(transaction: Transaction, caller: Caller, object: NewObject): Promise<Written> {
  const id = randomUUID();
  await transaction.query(INSERT, parametersOf(id, caller, object));
  return { id, replacedVersion: null };
}

/** Adds a row or replaces its values. */
export async function upsertObject(transaction: Transaction, caller: Caller, object: NewObject): Promise<Written> {
  const before = await transaction.query<{ version: string }>(
    'select version from storage.objects where bucket_id = $1 and name = $2 for update',
    [object.bucketId, object.name],
  );
  const { rows } = await transaction.query<{ id: string }>(
    `${INSERT} on conflict (bucket_id, name) do update set
       version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata,
       owner = excluded.owner, owner_id = excluded.owner_id
     returning id`,
    parametersOf(randomUUID(), caller, object),
  );
  return { id: rows[0]?.id ?? '', replacedVersion: before.rows[0]?.version ?? null };
}

const INSERT = `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

function parametersOf(id: string, caller: Caller, object: NewObject): (string | null)[] {
  const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
  const { bucketId, name, version, metadata, userMetadata } = object;
  return [id, bucketId, name, ownerOf(caller), ownerOf(caller), version, json(metadata), json(userMetadata)];
}

export interface Move {
  bucketId: string;
  name: string;
  toBucketId: string;
  toName: string;
}

/** Gives a row another key. @returns its id; null if the caller may not */
export async function moveObject(transaction: Transaction, caller: Caller, move: Move): Promise<string | null> {
  const { rows } = await transaction.query<{ id: string }>(
    `update storage.objects set bucket_id = $3, name = $4, owner = $5, owner_id = $6
     where bucket_id = $1 and name = $2 returning id`,
    [move.bucketId, move.name, move.toBucketId, move.toName, ownerOf(caller), ownerOf(caller)],
  );
  return rows[0]?.id ?? null;
}

/** Deletes the rows among these keys that the caller may delete; without keys, all of the bucket. */
export async function deleteObjects(
  transaction: Transaction,
  bucketId: string,
  names: readonly string[] | null,
): Promise<StoredObject[]> {
  await allowDeletion(transaction);
  const { rows } = await transaction.query<StoredObject>(
    `delete from storage.objects where bucket_id = $1 and ($2::text[] is null or name = any ($2::text[]))
     returning ${COLUMNS}`,
    [bucketId, names && arrayParameter(names)],
  );
  return rows;
}

/** As in a hosted project, the storage tables refuse a deletion that does not come from this service. */
export async function allowDeletion(transaction: Transaction): Promise<void> {
  await transaction.query(`select set_config('storage.can_delete', 'true', true)`);
}

/** The account of a signed-in caller; a key has none. */
function ownerOf({ claims }: Caller): string | null {
  return typeof claims.sub === 'string' && UUID.test(claims.sub) ? claims.sub : null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
