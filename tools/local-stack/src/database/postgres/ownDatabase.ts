import { StartError } from '../../startError';
import type { Database } from '../database';

/** Said of its schema `auth` by platform.sql, and by no hosted project. */
const MARK = 'The accounts of a local stack.';

const userSchemas = `select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`;

/**
 * A DATABASE_URL that was meant for something else must not be migrated, let alone emptied.
 * @param address what may be shown of the connection string
 * @throws StartError when the database holds anything that no local stack made
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

/** Forgets everything in the database. Whose it is must have been made sure of. */
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
