import type { Catalogue, ForeignKeyRow, FunctionRow } from './catalogue';
import type { DirectRelationship, Relation } from './schemaCache';

interface KnownForeignKey extends ForeignKeyRow {
  throughView: boolean;
  isUnique: boolean;
}

/**
 * Adds every foreign key to both of its relations, the many-to-many relationships that two of them make, and functions
 * of a row.
 */
export function addRelationships(relations: Map<string, Relation>, catalogue: Catalogue): void {
  for (const key of [...ownForeignKeys(catalogue), ...viewForeignKeys(catalogue)]) addDirect(relations, key);
  for (const junction of relations.values()) addJunction(junction);
  for (const row of catalogue.functions) addComputed(relations, row);
}

function ownForeignKeys(catalogue: Catalogue): KnownForeignKey[] {
  return catalogue.foreignKeys.map((key) => ({ ...key, throughView: false, isUnique: isUnique(catalogue, key) }));
}

/** A view that shows all columns of a foreign key, on either side, has that foreign key too. */
function viewForeignKeys(catalogue: Catalogue): KnownForeignKey[] {
  return ownForeignKeys(catalogue).flatMap((key) => {
    const owns = [key.relation, ...viewsShowing(catalogue, key.relation, key.columns)];
    const targets = [key.target, ...viewsShowing(catalogue, key.target, key.target_columns)];
    const combinations = owns.flatMap((relation) => targets.map((target) => ({ relation, target })));
    return combinations.slice(1).map((ends) => ({ ...key, ...ends, throughView: true }));
  });
}

function viewsShowing({ viewColumns }: Catalogue, relation: string, columns: string[]): string[] {
  const views = new Set(viewColumns.filter((row) => row.relation === relation).map((row) => row.view));
  return [...views].filter((view) =>
    columns.every((column) =>
      viewColumns.some((row) => row.view === view && row.relation === relation && row.column === column),
    ),
  );
}

function isUnique({ keys }: Catalogue, { relation, columns }: ForeignKeyRow): boolean {
  const wanted = [...columns].sort().join();
  return keys.some((key) => key.relation === relation && [...key.columns].sort().join() === wanted);
}

function addDirect(relations: Map<string, Relation>, key: KnownForeignKey): void {
  const referencing = relations.get(key.relation);
  const referenced = relations.get(key.target);
  if (!referencing || !referenced) return;
  const pairs = key.columns.map((column, index) => [column, key.target_columns[index] ?? ''] as const);
  referencing.relationships.push({
    cardinality: key.isUnique ? 'one-to-one' : 'many-to-one',
    side: 'referencing',
    target: referenced,
    constraint: key.name,
    pairs,
    throughView: key.throughView,
  });
  referenced.relationships.push({
    cardinality: key.isUnique ? 'one-to-one' : 'one-to-many',
    side: 'referenced',
    target: referencing,
    constraint: key.name,
    pairs: pairs.map(([own, other]) => [other, own] as const),
    throughView: key.throughView,
  });
}

/** A table whose primary key contains two foreign keys joins their targets. */
function addJunction(junction: Relation): void {
  const foreignKeys = junction.relationships.filter(
    (relationship): relationship is DirectRelationship =>
      relationship.cardinality !== 'many-to-many' &&
      relationship.cardinality !== 'computed' &&
      relationship.side === 'referencing' &&
      !relationship.throughView,
  );
  const inPrimaryKey = foreignKeys.filter(({ pairs }) => pairs.every(([own]) => junction.primaryKey.includes(own)));
  for (const first of inPrimaryKey) {
    for (const second of inPrimaryKey) {
      if (first === second) continue;
      first.target.relationships.push({
        cardinality: 'many-to-many',
        target: second.target,
        junction,
        constraints: [first.constraint, second.constraint],
        toJunction: first.pairs.map(([own, other]) => [other, own] as const),
        fromJunction: second.pairs,
      });
    }
  }
}

/** PostgREST's computed relationships: https://docs.postgrest.org/en/v12/references/api/computed_fields.html */
function addComputed(relations: Map<string, Relation>, row: FunctionRow): void {
  const taken = row.row_argument === null ? undefined : relations.get(row.row_argument);
  const target = row.returned_relation === null ? undefined : relations.get(row.returned_relation);
  if (!taken || !target) return;
  const called = { schema: taken.schema, name: row.name };
  taken.relationships.push({ cardinality: 'computed', target, called, givesOneRow: row.gives_one_row });
}
