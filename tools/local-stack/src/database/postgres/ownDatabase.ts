import { StartError } from '../../startError';
import type { Database } from '../database';

/** The comment that platform.sql sets on its schema `auth`, and no hosted project has. */
const MARK = 'The accounts of a local stack.';

const userSchemas = `select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`;

/**
 * A DATABASE_URL of another application must not be migrated, let alone emptied.
 * @param address the displayable part of the connection string
 * @throws StartError if the database holds anything that no local stack made
 */
export async function requireOwnDatabase(database: Database, address: string): Promise<void> {
  const { rows } = await database.query<{ own: boolean; empty: boolean }>(
    `select coalesce(obj_description(to_regnamespace('auth')::oid, 'pg_namespace') = $1, false) as own,
       not exists (
         select from pg_class where relnamespace in (${userSchemas})
           and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
       ) as empty`,
    [MARK],
  );
  if (rows[0]?.own || rows[0]?.empty) return;
  throw new StartError(
    `The database at ${address} holds tables that the local stack did not make; create an empty one for it and set DATABASE_URL.`,
  );
}

/** Deletes everything in the database. Check before that it is ours. */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.transaction({ kind: 'owner' }, (transaction) =>
    transaction.execute(`
      do $$
      declare
        schema_name text;
      begin
        for schema_name in select nspname from pg_namespace where oid in (${userSchemas}) loop
          execute format('drop schema %I cascade', schema_name);
        end loop;
      end
      $$;
      create schema public;
      grant usage on schema public to public;`),
  );
}
