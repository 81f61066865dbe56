import type { ApiRole, Database } from '../../database/database';
import type { StackResponse } from '../../http/message';
import { attachParameters } from '../grammar/attachParameters';
import { parseSelect } from '../grammar/parseSelect';
import type { Condition, ReadNode } from '../grammar/syntaxTree';
import { limitRows, MAX_ROWS } from '../limitRows';
import { respondWithRows } from '../respond';
import { parameter, type RestRequest } from '../restRequest';
import { runStatement, type Statement } from '../runStatement';
import type { Relation, SchemaCache } from '../schema/schemaCache';
import { relationSql } from '../sql/fieldSql';
import { resultSql } from '../sql/resultSql';
import type { SelectSource } from '../sql/selectSource';
import { selectSql } from '../sql/selectSql';
import { StatementScope } from '../sql/statementScope';

/** `GET` and `HEAD /<relation>`. */
export async function readRows(
  database: Database,
  cache: SchemaCache,
  relation: Relation,
  request: RestRequest,
): Promise<StackResponse> {
  const node = parseSelect(parameter(request, 'select') ?? '*');
  attachParameters(node, request.parameters);
  limitRows(node, request.headers.range);
  const scope = new StatementScope(cache, request.caller.role);
  const source = relationSource(relation);
  const rows = selectSql(scope, node, source);
  const { count } = request.preferences;
  const sql = resultSql({
    with: [`pgrst_source as (${rows.sql})`],
    shape: request.wantsObject ? 'object' : request.wantsCsv ? 'csv' : 'list',
    stripNulls: request.stripNulls,
    // An estimate is exact if the rows fit into one answer.
    ...(count === 'exact' && { totalCount: countSql(scope, node, source) }),
    ...(count === 'estimated' && { totalCount: countSql(scope, node, source, MAX_ROWS + 1) }),
  });
  const result = await runStatement(database, request, scope, sql, {
    readOnly: true,
    exactlyOne: request.wantsObject,
    ...(count !== null && count !== 'exact' && { planned: plannedRows(cache, request.caller.role, node, source) }),
  });
  return respondWithRows(request, result, node.offset);
}

function relationSource(relation: Relation): SelectSource {
  return { relation, alias: relation.name, from: relationSql(relation), joinedOn: [] };
}

/** A statement whose plan contains Postgres' estimate of the rows. */
function plannedRows(cache: SchemaCache, role: ApiRole, node: ReadNode, source: SelectSource): Statement {
  const scope = new StatementScope(cache, role);
  return { sql: countedRows(scope, node, source), parameters: scope.parameters };
}

/**
 * The number of rows without limit and offset.
 * @param most where to stop counting; unlimited by default
 */
export function countSql(scope: StatementScope, node: ReadNode, source: SelectSource, most?: number): string {
  const rows = countedRows(scope, node, source);
  return `(select count(*) from (${rows}${most === undefined ? '' : ` limit ${most}`}) pgrst_counted)`;
}

/** All rows, without limit and offset. Leaves out embeds that cannot change their number. */
function countedRows(scope: StatementScope, node: ReadNode, source: SelectSource): string {
  const named = new Set(node.conditions.flatMap(namesIn));
  const select = node.select.filter(
    (item) =>
      item.kind !== 'embed' || item.join === 'inner' || named.has(item.alias ?? item.name) || named.has(item.name),
  );
  const everything: ReadNode = { ...node, select, order: [], limit: null, offset: 0 };
  return selectSql(scope, everything, source).sql;
}

/** Fields in a condition. */
export function namesIn(condition: Condition): string[] {
  return condition.kind === 'logic' ? condition.conditions.flatMap(namesIn) : [condition.field.name];
}
