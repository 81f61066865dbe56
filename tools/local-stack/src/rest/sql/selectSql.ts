import { quoteIdentifier } from '../../database/literals';
import { fieldLabel } from '../grammar/parseField';
import type { ReadNode, SelectItem } from '../grammar/syntaxTree';
import type { Relation } from '../schema/schemaCache';
import { conditionSql } from './conditionSql';
import { castSql, fieldSql } from './fieldSql';
import { embedSql } from './embedSql';
import { orderSql } from './orderSql';
import type { SelectSource } from './selectSource';
import type { StatementScope } from './statementScope';

export interface SelectStatement {
  sql: string;
  /** Names of its columns, in order: a spread embed repeats them in its parent. */
  columnNames: string[];
}

/** An expression of the select list. `grouped` goes into `group by` if another one counts rows. */
export interface SelectedColumn {
  sql: string;
  name: string;
  grouped: string | null;
}

/** The statement for one node and everything embedded in it. */
export function selectSql(scope: StatementScope, node: ReadNode, source: SelectSource): SelectStatement {
  const columns: SelectedColumn[] = [];
  const joins: string[] = [];
  const conditions = [...source.joinedOn];
  const embeds = new Map<string, string>();
  const groups = node.select.some((item) => countsRows(item, source.relation));
  for (const item of node.select) {
    if (item.kind === 'embed') {
      const embed = embedSql(scope, source, item, groups);
      columns.push(...embed.columns);
      joins.push(embed.join);
      conditions.push(...embed.conditions);
      embeds.set(item.name, embed.alias).set(item.alias ?? item.name, embed.alias);
    } else columns.push(...columnsOf(item, source));
  }
  const place = { relation: source.relation, alias: source.alias, embeds };
  conditions.push(...node.conditions.map((condition) => conditionSql(scope, place, condition)));
  const grouped = groups ? columns.flatMap((column) => column.grouped ?? []) : [];
  const order = node.order.map((term) => orderSql(scope, node, source, term));
  const sql = [
    `select ${columns.map((column) => column.sql).join(', ')}`,
    `from ${[source.from, ...joins].join(' ')}`,
    conditions.length > 0 ? `where ${conditions.join(' and ')}` : '',
    grouped.length > 0 ? `group by ${grouped.join(', ')}` : '',
    order.length > 0 ? `order by ${order.join(', ')}` : '',
    node.limit === null ? '' : `limit ${node.limit}`,
    node.offset === 0 ? '' : `offset ${node.offset}`,
  ];
  return { sql: sql.filter(Boolean).join(' '), columnNames: columns.map((column) => column.name) };
}

type OwnItem = Exclude<SelectItem, { kind: 'embed' }>;

function columnsOf(item: OwnItem, { relation, alias }: SelectSource): SelectedColumn[] {
  if (item.kind === 'everything') return allColumns(relation, alias);
  if (countsRows(item, relation)) return [countColumn(item)];
  const name = item.alias ?? fieldLabel(item.field);
  const value = castSql(fieldSql(relation, alias, item.field), item.cast);
  return [{ sql: `${value} as ${quoteIdentifier(name)}`, name, grouped: value }];
}

function allColumns(relation: Relation | null, alias: string): SelectedColumn[] {
  if (!relation) return [{ sql: `${quoteIdentifier(alias)}.*`, name: '*', grouped: null }];
  return [...relation.columns.keys()].map((name) => {
    const sql = `${quoteIdentifier(alias)}.${quoteIdentifier(name)}`;
    return { sql, name, grouped: sql };
  });
}

/** `count` counts the rows, unless it is a column. */
function countsRows(item: SelectItem, relation: Relation | null): boolean {
  const isCount = item.kind === 'column' && item.field.name === 'count' && item.field.path.length === 0;
  return isCount && relation !== null && !relation.columns.has('count');
}

function countColumn({ alias, cast }: Extract<OwnItem, { kind: 'column' }>): SelectedColumn {
  const name = alias ?? 'count';
  return { sql: `${castSql('count(*)', cast)} as ${quoteIdentifier(name)}`, name, grouped: null };
}
