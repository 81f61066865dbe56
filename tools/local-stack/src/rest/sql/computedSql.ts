import { quoteIdentifier } from '../../database/literals';
import type { ComputedRelationship, Relation } from '../schema/schemaCache';
import { relationSql } from './fieldSql';

/**
 * The rows that a function returns for a row of `relation`, under the alias `alias`. The row is spelled out, because it
 * may come from a statement with its columns but not its type.
 */
export function computedRowsSql({ called }: ComputedRelationship, relation: Relation, alias: string): string {
  const columns = [...relation.columns.keys()].map((name) => `${quoteIdentifier(alias)}.${quoteIdentifier(name)}`);
  return `${relationSql(called)}(row(${columns.join(', ')})::${relationSql(relation)})`;
}
