import { randomBytes } from 'node:crypto';
import type { ServerDatabase } from '../../rules/engines/postgres';

const NAME = 'hosted_operator';

/**
 * An account with the rights that `postgres` has in a hosted project: it makes roles and owns what is public, may use the
 * accounts and change the storage, and is no superuser.
 * @returns the address with which it connects
 */
export async function createHostedAccount(database: ServerDatabase): Promise<string> {
  const password = randomBytes(18).toString('base64url');
  const url = new URL(database.url);
  await database.run(`
    create role ${NAME} login createrole createdb bypassrls password '${password}';
    grant anon, authenticated, service_role, authenticator to ${NAME} with admin option;
    grant create on database ${url.pathname.slice(1)} to ${NAME};
    alter schema public owner to ${NAME};
    grant usage on schema extensions to ${NAME};
    grant all on schema auth, storage to ${NAME};
    grant all on all tables in schema auth to ${NAME};
    grant all on all routines in schema auth to ${NAME};
    alter default privileges for role ${NAME} in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges for role ${NAME} in schema public grant all on functions to anon, authenticated, service_role;
    do $$
    declare
      table_name text;
    begin
      for table_name in select tablename from pg_tables where schemaname = 'storage' loop
        execute format('alter table storage.%I owner to ${NAME}', table_name);
      end loop;
    end $$;`);
  url.username = NAME;
  url.password = password;
  return url.href;
}
