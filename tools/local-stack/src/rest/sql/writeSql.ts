import { quoteIdentifier, quoteLiteral } from '../../database/literals';
import { embedsOf, type Condition, type ReadNode } from '../grammar/syntaxTree';
import type { Relation, Relationship } from '../schema/schemaCache';
import { conditionSql } from './conditionSql';
import { relationSql } from './fieldSql';
import { findRelationship } from './findRelationship';
import type { StatementScope } from './statementScope';

interface InsertParts {
  relation: Relation;
  columns: string[];
  /** A JSON list of the rows. */
  json: string;
  rowCount: number;
  /** Missing keys take the column's default rather than null. */
  fillDefaults: boolean;
  conflict: { columns: string[]; resolution: 'merge-duplicates' | 'ignore-duplicates' } | null;
  returning: string;
}

export function insertSql(scope: StatementScope, parts: InsertParts): string {
  const { relation, columns, rowCount, conflict, returning } = parts;
  if (rowCount === 0) return `select ${returning} from ${relationSql(relation)} where false`;
  const target = `insert into ${relationSql(relation)}`;
  if (columns.length === 0) return `${target} default values returning ${returning}`;
  const list = columns.map(quoteIdentifier).join(', ');
  const rows = `json_to_recordset(${rowsSql(scope, parts)}) as pgrst_body (${definitionSql(relation, columns)})`;
  return `${target} (${list}) select ${list} from ${rows}${conflictSql(conflict, columns)} returning ${returning}`;
}

/** The rows as JSON; the database evaluates defaults once for each row. */
function rowsSql(scope: StatementScope, { relation, columns, json, fillDefaults }: InsertParts): string {
  const bound = scope.bind(json);
  const defaults = columns.flatMap((name) => {
    const expression = relation.columns.get(name)?.defaultExpression;
    return expression ? [`${quoteLiteral(name)}, ${expression}`] : [];
  });
  if (!fillDefaults || defaults.length === 0) return `${bound}::json`;
  const filled = `jsonb_build_object(${defaults.join(', ')}) || pgrst_row`;
  return `(select json_agg(${filled}) from jsonb_array_elements(${bound}::jsonb) pgrst_row)`;
}

function definitionSql(relation: Relation, columns: string[]): string {
  return columns.map((name) => `${quoteIdentifier(name)} ${relation.columns.get(name)?.type ?? 'text'}`).join(', ');
}

function conflictSql(conflict: InsertParts['conflict'], columns: string[]): string {
  if (!conflict || conflict.columns.length === 0) return '';
  const target = ` on conflict (${conflict.columns.map(quoteIdentifier).join(', ')})`;
  if (conflict.resolution === 'ignore-duplicates') return `${target} do nothing`;
  const updates = columns.map((name) => `${quoteIdentifier(name)} = excluded.${quoteIdentifier(name)}`);
  return `${target} do update set ${updates.join(', ')}`;
}

export function updateSql(
  scope: StatementScope,
  relation: Relation,
  rows: { json: string; columns: string[] },
  conditions: Condition[],
  returning: string,
): string {
  const body = `json_to_recordset(${scope.bind(rows.json)}::json) as pgrst_body (${definitionSql(relation, rows.columns)})`;
  const updates = rows.columns.map((name) => `${quoteIdentifier(name)} = pgrst_body.${quoteIdentifier(name)}`);
  const where = whereSql(scope, relation, conditions);
  return `update ${relationSql(relation)} set ${updates.join(', ')} from ${body} where ${where} returning ${returning}`;
}

export function deleteSql(
  scope: StatementScope,
  relation: Relation,
  conditions: Condition[],
  returning: string,
): string {
  return `delete from ${relationSql(relation)} where ${whereSql(scope, relation, conditions)} returning ${returning}`;
}

function whereSql(scope: StatementScope, relation: Relation, conditions: Condition[]): string {
  const place = { relation, alias: relation.name, embeds: new Map<string, string>() };
  return conditions.map((condition) => conditionSql(scope, place, condition)).join(' and ');
}

/**
 * The columns that the answer to a write needs. Not all of them: the caller may only be allowed to read some, and a
 * caller that reads nothing back needs no read permission.
 */
export function returningSql(relation: Relation, node: ReadNode | null): string {
  if (!node) return '1';
  const names = new Set<string>();
  for (const item of node.select) {
    if (item.kind === 'everything') for (const name of relation.columns.keys()) names.add(name);
    else if (item.kind !== 'embed' && item.field && relation.columns.has(item.field.name)) names.add(item.field.name);
    else if (item.kind === 'column' && item.field.name !== 'count') names.add(item.field.name);
  }
  for (const { embed, field } of node.order) if (embed === null) names.add(field.name);
  for (const embed of embedsOf(node)) {
    const relationship = findRelationship(relation, embed);
    for (const own of columnsBehind(relation, relationship)) names.add(own);
  }
  const columns = [...names].map((name) => `${relationSql(relation)}.${quoteIdentifier(name)}`);
  return columns.length > 0 ? columns.join(', ') : '1';
}

/** Columns of a relation at the start of a relationship; a function takes the whole row. */
function columnsBehind(relation: Relation, relationship: Relationship): Iterable<string> {
  if (relationship.cardinality === 'computed') return relation.columns.keys();
  const pairs = relationship.cardinality === 'many-to-many' ? relationship.toJunction : relationship.pairs;
  return pairs.map(([own]) => own);
}
