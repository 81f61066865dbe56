import { readFileSync } from 'node:fs';
import { inSupabase } from './folders';

/** A script and where it stands. */
export interface SqlFile {
  /** Path in the folder `supabase`: `schemas/clubs/clubs.sql`. */
  name: string;
  sql: string;
}

export function readSqlFile(name: string): SqlFile {
  return { name, sql: readFileSync(inSupabase(name), 'utf8') };
}
