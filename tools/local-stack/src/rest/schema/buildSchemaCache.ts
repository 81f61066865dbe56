import type { Database } from '../../database/database';
import { readCatalogue, type Catalogue, type FunctionRow } from './catalogue';
import { addRelationships } from './addRelationships';
import type { Column, DatabaseFunction, Relation, SchemaCache } from './schemaCache';

/** Reads the exposed schema from the database's catalog. */
export async function loadSchemaCache(database: Database, schema: string): Promise<SchemaCache> {
  return buildSchemaCache(await readCatalogue(database, schema), schema);
}

export function buildSchemaCache(catalogue: Catalogue, schema: string): SchemaCache {
  const relations = buildRelations(catalogue, schema);
  addRelationships(relations, catalogue);
  const functions = new Map<string, DatabaseFunction[]>();
  for (const row of catalogue.functions) {
    functions.set(row.name, [...(functions.get(row.name) ?? []), buildFunction(row, schema)]);
  }
  return { schema, relations, functions };
}

function buildRelations(catalogue: Catalogue, schema: string): Map<string, Relation> {
  const columnsOf = new Map<string, Map<string, Column>>();
  const relations = new Map<string, Relation>();
  for (const row of catalogue.columns) {
    const columns = columnsOf.get(row.relation) ?? new Map<string, Column>();
    columnsOf.set(row.relation, columns);
    columns.set(row.column, { name: row.column, type: row.type, defaultExpression: row.default_expression });
    if (relations.has(row.relation)) continue;
    const primaryKey = catalogue.keys.find((key) => key.is_primary && key.relation === row.relation)?.columns ?? [];
    relations.set(row.relation, {
      schema,
      name: row.relation,
      kind: row.kind,
      columns,
      primaryKey,
      relationships: [],
    });
  }
  return relations;
}

function buildFunction(row: FunctionRow, schema: string): DatabaseFunction {
  return {
    schema,
    name: row.name,
    arguments: row.arguments ?? [],
    returnsSet: row.returns_set,
    returns: returnsOf(row),
    returnedRelation: row.returned_relation,
    rowArgument: row.row_argument,
    isVolatile: row.volatility === 'v',
  };
}

function returnsOf(row: FunctionRow): DatabaseFunction['returns'] {
  if (row.return_type === 'void') return 'void';
  const isComposite = row.return_kind === 'c' || row.return_type === 'record';
  // A table function with one column returns a scalar type, but its column has a name.
  return isComposite || row.out_arguments > 0 ? 'rows' : 'scalar';
}
