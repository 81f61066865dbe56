import { isOfNoExtension, isOurSchema } from './ours';

/** A query for objects of one kind, each with its `target` in words, its `owner` and its `acl`. */
const rightsOn = (kind: string, objects: string): string => `
  select
    format('rights of %s on %s', case grantee when 0 then 'public' else grantee::regrole::text end, target) as object,
    string_agg(lower(privilege_type) || case when is_grantable then ' with grant option' else '' end, ', '
      order by privilege_type collate "C") as says
  from (${objects}) as objects
  -- Without a list of its own, an object has what PostgreSQL gives by default.
  cross join lateral aclexplode(coalesce(acl, acldefault('${kind}', owner)))
  group by target, grantee`;

export const rightsOnRelations = rightsOn(
  'r',
  `select format('%I.%I', nspname, relname) as target, relowner as owner, relacl as acl
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'f') and ${isOurSchema('nspname')} and ${isOfNoExtension('pg_class', 'pg_class.oid')}`,
);

export const rightsOnSequences = rightsOn(
  's',
  `select format('sequence %I.%I', nspname, relname) as target, relowner as owner, relacl as acl
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'S' and ${isOurSchema('nspname')}`,
);

/** Rights on single columns stand beside those on their relation. */
export const rightsOnColumns = rightsOn(
  'c',
  `select format('column %I.%I.%I', nspname, relname, attname) as target, relowner as owner, attacl as acl
  from pg_attribute
  join pg_class on pg_class.oid = attrelid
  join pg_namespace on pg_namespace.oid = relnamespace
  where attacl is not null and not attisdropped and ${isOurSchema('nspname')}`,
);

export const rightsOnFunctions = rightsOn(
  'f',
  `select format('function %I.%I(%s)', nspname, proname, pg_get_function_identity_arguments(pg_proc.oid)) as target,
    proowner as owner, proacl as acl
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
  where ${isOurSchema('nspname')} and ${isOfNoExtension('pg_proc', 'pg_proc.oid')}`,
);

export const rightsOnTypes = rightsOn(
  'T',
  `select format('type %I.%I', nspname, typname) as target, typowner as owner, typacl as acl
  from pg_type join pg_namespace on pg_namespace.oid = typnamespace
  where typtype <> 'p' and typelem = 0 and ${isOurSchema('nspname')} and ${isOfNoExtension('pg_type', 'pg_type.oid')}`,
);

export const rightsOnSchemas = rightsOn(
  'n',
  `select format('schema %I', nspname) as target, nspowner as owner, nspacl as acl
  from pg_namespace where ${isOurSchema('nspname')}`,
);

/** What objects that come later get. */
export const defaultRights = rightsOn(
  'r',
  `select format('later %s of %s in %s',
      case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' when 'T' then 'types'
        when 'n' then 'schemas' else defaclobjtype::text end,
      defaclrole::regrole, case defaclnamespace when 0 then 'every schema' else defaclnamespace::regnamespace::text end)
      as target,
    defaclrole as owner, defaclacl as acl
  from pg_default_acl`,
);
