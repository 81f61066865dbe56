import { quoteIdentifier, quoteLiteral } from '../../database/literals';
import type { Field } from '../grammar/syntaxTree';
import type { Relation } from '../schema/schemaCache';

export function relationSql({ schema, name }: { schema: string; name: string }): string {
  return `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
}

/**
 * A column of the relation under `alias`, or a path inside its JSON. Postgres reports a missing column, and its error
 * is the one that PostgREST passes on.
 */
export function fieldSql(relation: Relation | null, alias: string, field: Field): string {
  const column = `${quoteIdentifier(alias)}.${quoteIdentifier(field.name)}`;
  if (field.path.length === 0) return column;
  const type = relation?.columns.get(field.name)?.type;
  const isJson = type === undefined || type === 'json' || type === 'jsonb';
  return field.path.reduce(
    (value, step) => `${value}${step.asText ? '->>' : '->'}${step.isIndex ? step.key : quoteLiteral(step.key)}`,
    isJson ? column : `to_jsonb(${column})`,
  );
}

/** The grammar guarantees that `type` is only a type. */
export function castSql(expression: string, type: string | null): string {
  return type === null ? expression : `cast(${expression} as ${type})`;
}
