import type { Transaction } from '../../database/database';
import type { FileMetadata } from './objects';

/** The end of a page: its sort value, as text that sorts like the value, and its key. */
export interface PagePosition {
  position: string;
  name: string;
}

export interface Page {
  bucketId: string;
  prefix: string;
  /** Shows keys with a slash after the prefix as the folder up to it. */
  withFolders: boolean;
  column: 'name' | 'updated_at' | 'created_at';
  order: 'asc' | 'desc';
  after: PagePosition | null;
  limit: number;
}

/** A file by its whole key, or a folder, which has no id. */
export interface PageEntry extends PagePosition {
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: FileMetadata | null;
}

/** The next entries below a prefix. A folder has the time of its newest file. */
export async function listPage(transaction: Transaction, page: Page): Promise<PageEntry[]> {
  const { column, order } = page;
  const position = column === 'name' ? 'name' : `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;
  const { rows } = await transaction.query<PageEntry>(
    `with below as (
       select name, strpos(substr(name, char_length($2) + 1), '/') as slash,
         ${position} as position, id, updated_at, created_at, last_accessed_at, metadata
       from storage.objects
       where bucket_id = $1 and starts_with(name collate "C", $2)
     ), entries as (
       select left(name, char_length($2) + slash) as name,
         max(${column === 'name' ? 'left(name, char_length($2) + slash)' : 'position'} collate "C") as position,
         null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
         null::timestamptz as last_accessed_at, null::jsonb as metadata
       from below where $3::boolean and slash > 0
       group by left(name, char_length($2) + slash)
       union all
       select name, position, id, updated_at, created_at, last_accessed_at, metadata
       from below where not ($3::boolean and slash > 0)
     )
     select * from entries
     where $4::text is null
       or (position collate "C", name collate "C") ${order === 'asc' ? '>' : '<'} ($4::text, $5::text)
     order by position collate "C" ${order}, name collate "C" ${order}
     limit $6`,
    [page.bucketId, page.prefix, page.withFolders, page.after?.position ?? null, page.after?.name ?? null, page.limit],
  );
  return rows;
}
