import type { Engine } from '../rules/engines/engine';

/** What the schema says about who writes which table. */
interface Schema {
  relations: Map<string, 'table' | 'view'>;
  /** The bodies of each function, by its qualified name. */
  bodies: Map<string, string>;
  /** The functions that the triggers of a relation call. */
  triggers: Map<string, string[]>;
  /** The tables under a view that PostgreSQL itself can write through. */
  bases: Map<string, string[]>;
}

export interface WrittenTables {
  /** Tables that a statement on a relation, or a call of a function, writes itself. */
  directly(relationOrFunction: string): Set<string>;
  /** The same, with what the triggers of those tables write. */
  atAll(relationOrFunction: string): Set<string>;
}

/** Says which tables a statement writes: through views, functions and the functions that these call. */
export async function readWrittenTables(database: Engine): Promise<WrittenTables> {
  const schema = await readSchema(database);
  const follow = (start: string, withTriggers: boolean) => {
    const [tables, seen] = [new Set<string>(), new Set<string>()];
    const visit = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      const relation = schema.relations.get(name);
      if (relation === 'table') tables.add(name);
      if (relation === 'table' && !withTriggers) return;
      const body = schema.bodies.get(name) ?? '';
      const triggers = schema.triggers.get(name) ?? [];
      const written = [...body.matchAll(/(?:insert into|update|delete from)\s+public\.(\w+)/g)];
      const called = [...body.matchAll(/\b((?:app|public)\.\w+)\s*\(/g)];
      const bases = relation === 'view' && triggers.length === 0 ? (schema.bases.get(name) ?? []) : [];
      [...triggers, ...bases, ...[...written, ...called].map(([, next = '']) => next)].forEach(visit);
    };
    visit(start);
    return tables;
  };
  return { directly: (name) => follow(name, false), atAll: (name) => follow(name, true) };
}

async function readSchema(database: Engine): Promise<Schema> {
  const rows = async (sql: string) => (await database.query(sql)).rows as Record<string, string>[];
  const grouped = (pairs: Record<string, string>[]) => {
    const groups = new Map<string, string[]>();
    for (const { key = '', value = '' } of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
    return groups;
  };
  const relations = await rows(`
    select relname as key, case relkind when 'v' then 'view' else 'table' end as value
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`);
  const bodies = await rows(`
    select nspname || '.' || proname as key, string_agg(prosrc, ';') as value
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname in ('public', 'app') group by 1`);
  const triggers = await rows(`
    select relname as key, nspname || '.' || proname as value
    from pg_trigger join pg_class on pg_class.oid = tgrelid
      join pg_proc on pg_proc.oid = tgfoid join pg_namespace on pg_namespace.oid = pronamespace
    where not tgisinternal and relnamespace = 'public'::regnamespace`);
  const bases = await rows(`
    select distinct shown.relname as key, base.relname as value
    from pg_rewrite join pg_class as shown on shown.oid = ev_class
      join pg_depend on objid = pg_rewrite.oid join pg_class as base on base.oid = refobjid
    where shown.relkind = 'v' and shown.relnamespace = 'public'::regnamespace and base.relkind in ('r', 'v')
      and base.oid <> shown.oid and pg_relation_is_updatable(shown.oid, false) <> 0`);
  return {
    relations: new Map(relations.map(({ key = '', value }) => [key, value === 'view' ? 'view' : 'table'])),
    bodies: new Map(bodies.map(({ key = '', value = '' }) => [key, value])),
    triggers: grouped(triggers),
    bases: grouped(bases),
  };
}
