import { isOfNoExtension, isOurSchema } from './ours';

/** Functions and procedures with body, language, volatility, rights and settings, as PostgreSQL writes them down. */
export const functions = `
  select
    format('%s %I.%I(%s)', case prokind when 'p' then 'procedure' else 'function' end, nspname, proname,
      pg_get_function_identity_arguments(pg_proc.oid)) as object,
    format(E'owner %s\\n%s', proowner::regrole, pg_get_functiondef(pg_proc.oid)) as says
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
  where prokind in ('f', 'p', 'w') and ${isOurSchema('nspname')} and ${isOfNoExtension('pg_proc', 'pg_proc.oid')}`;
