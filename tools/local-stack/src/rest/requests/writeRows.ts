import type { Database } from '../../database/database';
import { quoteIdentifier } from '../../database/literals';
import type { StackResponse } from '../../http/message';
import { attachParameters } from '../grammar/attachParameters';
import { parseField } from '../grammar/parseField';
import { parseSelect } from '../grammar/parseSelect';
import { splitTopLevel } from '../grammar/split';
import type { ReadNode } from '../grammar/syntaxTree';
import { respond } from '../respond';
import { RestError } from '../restError';
import { parameter, type RestRequest } from '../restRequest';
import { runStatement, type Result } from '../runStatement';
import type { Relation, SchemaCache } from '../schema/schemaCache';
import { resultSql } from '../sql/resultSql';
import { selectSql } from '../sql/selectSql';
import { StatementScope } from '../sql/statementScope';
import { deleteSql, insertSql, returningSql, updateSql } from '../sql/writeSql';
import { readWrittenRows } from './writtenRows';

interface Write {
  scope: StatementScope;
  relation: Relation;
  request: RestRequest;
  node: ReadNode;
  returning: string;
  /** Whether the caller wants the written rows back. */
  representation: boolean;
}

/** `POST`, `PATCH` and `DELETE /<relation>`. */
export async function writeRows(
  database: Database,
  cache: SchemaCache,
  relation: Relation,
  request: RestRequest,
): Promise<StackResponse> {
  const node = parseSelect(parameter(request, 'select') ?? '*');
  attachParameters(node, request.parameters);
  const representation = request.preferences.return === 'representation';
  const returning = returningSql(relation, representation ? node : null);
  const write: Write = {
    scope: new StatementScope(cache, request.caller.role),
    relation,
    request,
    node,
    returning,
    representation,
  };
  const run = async (changes: string, countsInserted = false) =>
    runStatement(database, request, write.scope, answerSql(write, changes, countsInserted), {
      readOnly: false,
      exactlyOne: request.wantsObject,
    });
  if (request.method === 'POST') return insert(write, run);
  requireFilter(write);
  const changes =
    request.method === 'PATCH' ? update(write) : deleteSql(write.scope, relation, node.conditions, returning);
  const result = await run(changes);
  const isUpdate = request.method === 'PATCH' && result.rowCount > 0;
  const range = isUpdate ? `0-${result.rowCount - 1}` : '*';
  return respond(request, result, representation ? 200 : 204, `${range}/${result.totalCount ?? '*'}`);
}

async function insert(
  write: Write,
  run: (changes: string, countsInserted: boolean) => Promise<Result>,
): Promise<StackResponse> {
  const { relation, request, scope } = write;
  const { preferences } = request;
  const rows = readWrittenRows(request, relation, columnsIn(request, 'columns'));
  const conflictColumns = columnsIn(request, 'on_conflict') ?? relation.primaryKey;
  const merges = preferences.resolution === 'merge-duplicates' && rows.columns.length > 0;
  // A view has no xmax to tell an inserted row from an updated one.
  const countsInserted = merges && conflictColumns.length > 0 && rows.count > 0 && relation.kind === 'table';
  const changes = insertSql(scope, {
    relation,
    columns: rows.columns,
    json: rows.json,
    rowCount: rows.count,
    fillDefaults: preferences.missing === 'default',
    conflict: preferences.resolution && { columns: conflictColumns, resolution: preferences.resolution },
    returning: countsInserted ? `${write.returning}, xmax = 0 as pgrst_inserted` : write.returning,
  });
  const result = await run(changes, countsInserted);
  const onlyUpdated = countsInserted && result.insertedCount === 0;
  return respond(request, result, onlyUpdated ? 200 : 201, `*/${result.totalCount ?? '*'}`);
}

function update({ scope, relation, request, node, returning }: Write): string {
  const rows = readWrittenRows(request, relation, columnsIn(request, 'columns'));
  if (rows.count === 1 && rows.columns.length > 0) return updateSql(scope, relation, rows, node.conditions, returning);
  if (rows.count > 1) throw new RestError(400, 'PGRST102', 'An update takes one object, not a list');
  return `select ${returning} from ${quoteIdentifier(relation.schema)}.${quoteIdentifier(relation.name)} where false`;
}

/** As `safeupdate` in a hosted project: a forgotten filter must not change every row. */
function requireFilter({ node, request }: Write): void {
  if (node.conditions.length > 0) return;
  const verb = request.method === 'PATCH' ? 'UPDATE' : 'DELETE';
  throw new RestError(400, '21000', `${verb} requires a WHERE clause`, {
    hint: 'Add a filter that names the rows, for example id=eq.5.',
  });
}

function answerSql(write: Write, changes: string, countsInserted: boolean): string {
  const { scope, relation, node, request, representation } = write;
  const written = `pgrst_written as (${changes})`;
  // Filters of the root chose the rows to write; the answer shows all written rows.
  const answered = { ...node, conditions: [] };
  const source = {
    relation,
    alias: relation.name,
    from: `pgrst_written as ${quoteIdentifier(relation.name)}`,
    joinedOn: [],
  };
  const rows = representation ? selectSql(scope, answered, source).sql : 'select from pgrst_written';
  const count = '(select count(*) from pgrst_written)';
  return resultSql({
    with: [written, `pgrst_source as (${rows})`],
    shape: !representation ? 'none' : request.wantsObject ? 'object' : request.wantsCsv ? 'csv' : 'list',
    stripNulls: request.stripNulls,
    rowCount: count,
    ...(request.preferences.count && { totalCount: count }),
    ...(countsInserted && { insertedCount: '(select count(*) filter (where pgrst_inserted) from pgrst_written)' }),
  });
}

/** Column names in a parameter: `columns="a","b"`. */
function columnsIn(request: RestRequest, name: string): string[] | null {
  const text = parameter(request, name);
  return text ? splitTopLevel(text, ',').map((column) => parseField(column).name) : null;
}
