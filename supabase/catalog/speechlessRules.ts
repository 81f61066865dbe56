import type { Connection } from '../database/connection';

/** Whether a client may write the table, so that a person can break its rules. */
const written = (table: string) => `has_any_column_privilege('authenticated', ${table}, 'insert, update')`;

const SPEECHLESS = `
  select format('comment on constraint %I on public.%I', conname, relname) as comment
  from pg_constraint join pg_class on pg_class.oid = conrelid
  where connamespace = 'public'::regnamespace and ${written('conrelid')}
    and obj_description(pg_constraint.oid, 'pg_constraint') is null
    and case contype
      when 'c' then true
      when 'x' then true
      -- A row that is sent twice is told as such, whatever it is: 23505 has a sentence of its own.
      when 'u' then not pg_get_constraintdef(pg_constraint.oid) ~ '^UNIQUE \\(id,'
      when 'p' then pg_get_constraintdef(pg_constraint.oid) <> 'PRIMARY KEY (id)'
      when 'f' then exists (
        select from pg_attribute where attrelid = conrelid and attnum = any (conkey) and attname <> 'club_id'
          and has_column_privilege('authenticated', attrelid, attnum, 'insert, update'))
    end
  union all
  select format('comment on index public.%I', index_class.relname)
  from pg_index join pg_class as index_class on index_class.oid = indexrelid
  where indisunique and index_class.relnamespace = 'public'::regnamespace and ${written('indrelid')}
    and not exists (select from pg_constraint where conindid = indexrelid)
    and obj_description(indexrelid, 'pg_class') is null
  order by comment`;

/**
 * The rules that a client can break and that have no sentence for a person yet, as the beginning of the statement that
 * gives them one: `comment on constraint … on …`.
 */
export async function speechlessRules(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query(SPEECHLESS);
  return rows.map(({ comment }) => String(comment));
}
