import { isOfNoExtension, isOurSchema } from './ours';

/** Checks, keys and exclusions, of tables and of domains. */
export const constraints = `
  select
    format('constraint %I on %s', conname, coalesce(
      (select format('%I.%I', nspname, relname) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where pg_class.oid = conrelid),
      (select format('domain %I.%I', nspname, typname) from pg_type join pg_namespace on pg_namespace.oid = typnamespace
        where pg_type.oid = contypid))) as object,
    pg_get_constraintdef(pg_constraint.oid) as says
  from pg_constraint join pg_namespace as home on home.oid = connamespace
  where contype <> 't' and ${isOurSchema('home.nspname')} and ${isOfNoExtension('pg_class', 'conrelid')}`;

export const indexes = `
  select
    format('index %I.%I', nspname, pg_class.relname) as object,
    concat_ws(', ', pg_get_indexdef(indexrelid),
      case when indisclustered then 'clustered' end,
      case when indisreplident then 'replica identity' end,
      case when not indisvalid then 'invalid' end) as says
  from pg_index join pg_class on pg_class.oid = indexrelid join pg_namespace on pg_namespace.oid = relnamespace
  where ${isOurSchema('nspname')} and ${isOfNoExtension('pg_class', 'indrelid')}`;

/** Row level security: its roles, the rows that it shows, and the rows that it accepts. */
export const policies = `
  select
    format('policy %I on %I.%I', polname, nspname, relname) as object,
    format(E'%s for %s to %s\\nusing (%s)\\nwith check (%s)',
      case when polpermissive then 'permissive' else 'restrictive' end,
      case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
      (select string_agg(case role when 0 then 'public' else role::regrole::text end, ', ' order by role::regrole::text)
        from unnest(polroles) as role),
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as says
  from pg_policy join pg_class on pg_class.oid = polrelid join pg_namespace on pg_namespace.oid = relnamespace`;

/** Triggers of the product, without the internal ones of foreign keys. */
export const triggers = `
  select
    format('trigger %I on %I.%I', tgname, nspname, relname) as object,
    concat_ws(', ', pg_get_triggerdef(pg_trigger.oid), case tgenabled
      when 'D' then 'disabled' when 'R' then 'enabled on replicas' when 'A' then 'enabled always' end) as says
  from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
  where not tgisinternal
  union all
  select format('event trigger %I', evtname),
    format('on %s %s execute %s, %s', evtevent, evttags, evtfoid::regprocedure, evtenabled)
  from pg_event_trigger where ${isOfNoExtension('pg_event_trigger', 'pg_event_trigger.oid')}`;

/** Rewrite rules, besides those that make a view. */
export const rewriteRules = `
  select format('rule %I on %I.%I', rulename, nspname, relname) as object, pg_get_ruledef(pg_rewrite.oid) as says
  from pg_rewrite join pg_class on pg_class.oid = ev_class join pg_namespace on pg_namespace.oid = relnamespace
  where rulename <> '_RETURN' and ${isOurSchema('nspname')}`;
