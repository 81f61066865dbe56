import type { Transaction } from '../../database/database';
import type { FileMetadata } from './objects';

export interface Folder {
  bucketId: string;
  /** Empty, or ends with a slash. */
  folder: string;
  /** Part of the names to find, in any case. */
  search: string;
  column: 'name' | 'updated_at' | 'created_at' | 'last_accessed_at';
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** A file by its name below the folder, or a folder, which has only a name. */
export interface Entry {
  name: string;
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: FileMetadata | null;
}

/** The direct content of a folder: folders first, then files, one page of both together. */
export async function listFolder(transaction: Transaction, wanted: Folder): Promise<Entry[]> {
  const { column, order } = wanted;
  const direction = column === 'name' ? `name collate "C" ${order}` : `${column} ${order}, name collate "C" asc`;
  const { rows } = await transaction.query<Entry>(
    `with below as (
       select substr(name, char_length($2) + 1) as rest, id, updated_at, created_at, last_accessed_at, metadata
       from storage.objects
       where bucket_id = $1 and starts_with(name collate "C", $2)
     ), entries as (
       select distinct split_part(rest, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at,
         null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata, true as is_folder
       from below where strpos(rest, '/') > 0
       union all
       select rest, id, updated_at, created_at, last_accessed_at, metadata, false
       from below where strpos(rest, '/') = 0 and rest <> ''
     )
     select name, id, updated_at, created_at, last_accessed_at, metadata from entries
     where $3 = '' or strpos(lower(name), lower($3)) > 0
     order by is_folder desc, ${direction}
     limit $4 offset $5`,
    [wanted.bucketId, wanted.folder, wanted.search, wanted.limit, wanted.offset],
  );
  return rows;
}
