import { isOfNoExtension, isOurSchema } from './ours';

const OURS = `pg_type join pg_namespace on pg_namespace.oid = typnamespace
  where ${isOurSchema('nspname')} and ${isOfNoExtension('pg_type', 'pg_type.oid')}`;

/** Enums with their labels in order, domains and ranges. Composite types are relations with columns. */
export const types = `
  select format('enum %I.%I', nspname, typname) as object,
    concat_ws(': ', typowner::regrole,
      (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid)) as says
  from ${OURS} and typtype = 'e'
  union all
  select format('domain %I.%I', nspname, typname),
    concat_ws(', ', typowner::regrole, format_type(typbasetype, typtypmod), case when typnotnull then 'not null' end,
      'default ' || typdefault, case when typcollation <> 0 then format('collate %s', typcollation::regcollation) end)
  from ${OURS} and typtype = 'd'
  union all
  select format('range %I.%I', nspname, typname),
    (select concat_ws(', ', typowner::regrole, rngsubtype::regtype, rngcanonical, rngsubdiff)
      from pg_range where rngtypid = pg_type.oid)
  from ${OURS} and typtype = 'r'`;
