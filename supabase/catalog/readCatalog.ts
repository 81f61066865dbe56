import type { Connection } from '../database/connection';
import type { Fact } from './fact';
import { columnOrder, columns } from './facts/columns';
import { comments } from './facts/comments';
import { extensions, otherKinds, publications, schemas } from './facts/database';
import { functions } from './facts/functions';
import { relations, sequences, viewDefinitions } from './facts/relations';
import {
  defaultRights,
  rightsOnColumns,
  rightsOnFunctions,
  rightsOnRelations,
  rightsOnSchemas,
  rightsOnSequences,
  rightsOnTypes,
} from './facts/rights';
import { constraints, indexes, policies, rewriteRules, triggers } from './facts/rules';
import { types } from './facts/types';
import { readRows } from './rows';

const FACTS = [
  schemas,
  extensions,
  types,
  relations,
  columns,
  columnOrder,
  sequences,
  viewDefinitions,
  constraints,
  indexes,
  functions,
  triggers,
  rewriteRules,
  policies,
  comments,
  rightsOnSchemas,
  rightsOnRelations,
  rightsOnColumns,
  rightsOnSequences,
  rightsOnFunctions,
  rightsOnTypes,
  defaultRights,
  publications,
  otherKinds,
];

/** Everything that a database says about itself: the object and what holds for it, whatever made it in which order. */
export type Catalog = ReadonlyMap<string, string>;

/**
 * Reads what stands in a database, besides the rows that people enter: apply it to one without a seed.
 * Roles belong to the whole server and are not read.
 */
export async function readCatalog(connection: Connection): Promise<Catalog> {
  // Names are written with their schema, wherever the connection looks.
  await connection.query(`set search_path = ''`);
  const facts: Fact[] = [];
  for (const sql of FACTS) {
    const { rows } = await connection.query(sql);
    facts.push(...rows.map(({ object, says }) => ({ object: String(object), says: String(says) })));
  }
  facts.push(...(await readRows(connection)));
  return catalogOf(facts);
}

function catalogOf(facts: Fact[]): Catalog {
  const catalog = new Map<string, string>();
  for (const { object, says } of facts) {
    if (catalog.has(object)) throw new Error(`Two objects have the same name in the catalog: ${object}`);
    catalog.set(object, says);
  }
  return catalog;
}
