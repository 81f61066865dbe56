import { quoteIdentifier } from '../../database/literals';
import { RestError } from '../restError';
import type { Embed } from '../grammar/syntaxTree';
import { isToOne, type ColumnPair, type Relation, type Relationship } from '../schema/schemaCache';
import { boundedJson, boundedRows } from './boundedJson';
import { computedRowsSql } from './computedSql';
import { findRelationship } from './findRelationship';
import { relationSql } from './fieldSql';
import type { SelectSource } from './selectSource';
import { selectSql, type SelectedColumn, type SelectStatement } from './selectSql';
import type { StatementScope } from './statementScope';

/** The parts an embed adds to its parent's statement. */
interface EmbedParts {
  /** Alias of the lateral join; its column `value` is null when nothing is embedded. */
  alias: string;
  columns: SelectedColumn[];
  join: string;
  conditions: string[];
}

export function embedSql(scope: StatementScope, parent: SelectSource, embed: Embed, groups: boolean): EmbedParts {
  if (!parent.relation) {
    throw new RestError(400, 'PGRST200', `Could not find a relationship to '${embed.name}' in the schema cache`);
  }
  const { relation } = parent;
  const relationship = findRelationship(relation, embed);
  const number = scope.nextNumber();
  const rows = selectSql(scope, embed.node, sourceOf(relationship, { ...parent, relation }, embed.name, number));
  const alias = `pgrst_embed_${number}`;
  const one = isToOne(relationship);
  const isInner = embed.join === 'inner';
  const lateral = embed.spread ? spreadLateral(rows, one) : nestedLateral(rows, one);
  const joinType = isInner && one ? 'inner' : 'left';
  return {
    alias,
    columns: embed.spread ? spreadColumns(alias, rows) : nestedColumns(alias, embed, one, groups),
    join: `${joinType} join lateral (${lateral}) ${quoteIdentifier(alias)} on true`,
    conditions: isInner && !one ? [`${quoteIdentifier(alias)}.value is not null`] : [],
  };
}

function sourceOf(
  relationship: Relationship,
  { relation, alias: parent }: SelectSource & { relation: Relation },
  name: string,
  number: number,
): SelectSource {
  const alias = `${name}_${number}`;
  if (relationship.cardinality === 'computed') {
    const from = `${computedRowsSql(relationship, relation, parent)} as ${quoteIdentifier(alias)}`;
    return { relation: relationship.target, alias, from, joinedOn: [] };
  }
  const target = `${relationSql(relationship.target)} as ${quoteIdentifier(alias)}`;
  if (relationship.cardinality !== 'many-to-many') {
    return { relation: relationship.target, alias, from: target, joinedOn: equal(relationship.pairs, parent, alias) };
  }
  const junction = `pgrst_junction_${number}`;
  return {
    relation: relationship.target,
    alias,
    from: `${target} cross join ${relationSql(relationship.junction)} as ${quoteIdentifier(junction)}`,
    joinedOn: [
      ...equal(relationship.toJunction, parent, junction),
      ...equal(relationship.fromJunction, junction, alias),
    ],
  };
}

function equal(pairs: ColumnPair[], own: string, other: string): string[] {
  return pairs.map(
    ([ownColumn, otherColumn]) =>
      `${quoteIdentifier(own)}.${quoteIdentifier(ownColumn)} = ${quoteIdentifier(other)}.${quoteIdentifier(otherColumn)}`,
  );
}

function nestedLateral({ sql }: SelectStatement, one: boolean): string {
  if (one) return `select row_to_json(pgrst_row) as value from (${sql}) pgrst_row`;
  return `select json_agg(pgrst_json) as value from (${boundedJson(`(${sql}) pgrst_row`)}) pgrst_bounded where pgrst_fits`;
}

/** For a to-many embed, every column becomes an array. */
function spreadLateral({ sql, columnNames }: SelectStatement, one: boolean): string {
  if (one) return `select pgrst_row.*, true as value from (${sql}) pgrst_row`;
  const arrays = columnNames.map((name) => {
    const column = quoteIdentifier(name);
    return `coalesce(json_agg(pgrst_row.${column}), '[]') as ${column}`;
  });
  const values = [...arrays, 'nullif(count(*), 0) as value'].join(', ');
  return `select ${values} from (${boundedRows(sql)}) pgrst_row where pgrst_fits`;
}

function spreadColumns(alias: string, { columnNames }: SelectStatement): SelectedColumn[] {
  return columnNames.map((name) => {
    const sql = `${quoteIdentifier(alias)}.${quoteIdentifier(name)}`;
    return { sql, name, grouped: sql };
  });
}

/** An embed without columns, `staff!inner()`, only filters. */
function nestedColumns(alias: string, embed: Embed, one: boolean, groups: boolean): SelectedColumn[] {
  if (embed.node.select.length === 0) return [];
  const name = embed.alias ?? embed.name;
  const value = `${quoteIdentifier(alias)}.value`;
  // json values cannot be compared, so they are grouped as text.
  const grouped = `${value}::text`;
  const readable = groups ? `(${grouped})::json` : value;
  const sql = one ? readable : `coalesce(${readable}, '[]')`;
  return [{ sql: `${sql} as ${quoteIdentifier(name)}`, name, grouped }];
}
