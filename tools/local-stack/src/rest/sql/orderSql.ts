import { quoteIdentifier } from '../../database/literals';
import { RestError } from '../restError';
import { embedsOf, type OrderTerm, type ReadNode } from '../grammar/syntaxTree';
import { isToOne, type Relation, type Relationship } from '../schema/schemaCache';
import { computedRowsSql } from './computedSql';
import { findRelationship } from './findRelationship';
import { fieldSql, relationSql } from './fieldSql';
import type { SelectSource } from './selectSource';
import type { StatementScope } from './statementScope';

/** One term of `order by`. */
export function orderSql(scope: StatementScope, node: ReadNode, source: SelectSource, term: OrderTerm): string {
  const value =
    term.embed === null
      ? fieldSql(source.relation, source.alias, term.field)
      : relatedSql(scope, node, source, term.embed, term);
  return [value, term.direction, term.nulls && `nulls ${term.nulls}`].filter(Boolean).join(' ');
}

/** A field of an embed's only row. */
function relatedSql(
  scope: StatementScope,
  node: ReadNode,
  { relation, alias }: SelectSource,
  name: string,
  { field }: OrderTerm,
): string {
  const embed = embedsOf(node).find((candidate) => candidate.alias === name || candidate.name === name);
  if (!embed || !relation) {
    throw new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
      hint: `Verify that '${name}' is included in the 'select' query parameter.`,
    });
  }
  const relationship = findRelationship(relation, embed);
  if (!isToOne(relationship)) {
    throw new RestError(400, 'PGRST118', `A related order on '${name}' is not possible`, {
      details: `'${relation.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  const target = `pgrst_order_${scope.nextNumber()}`;
  const value = fieldSql(relationship.target, target, field);
  return `(select ${value} from ${rowSql(relationship, relation, alias, target)})`;
}

/** The one related row, as `target`. */
function rowSql(relationship: Relationship, relation: Relation, alias: string, target: string): string {
  if (relationship.cardinality === 'computed') {
    return `${computedRowsSql(relationship, relation, alias)} as ${quoteIdentifier(target)}`;
  }
  const pairs = relationship.cardinality === 'many-to-many' ? [] : relationship.pairs;
  const joined = pairs.map(
    ([own, other]) =>
      `${quoteIdentifier(alias)}.${quoteIdentifier(own)} = ${quoteIdentifier(target)}.${quoteIdentifier(other)}`,
  );
  return `${relationSql(relationship.target)} ${quoteIdentifier(target)} where ${joined.join(' and ')}`;
}
