import type { Database } from '../../database/database';
import type { StackResponse } from '../../http/message';
import { attachParameters } from '../grammar/attachParameters';
import { parseSelect } from '../grammar/parseSelect';
import type { Condition, ReadNode } from '../grammar/syntaxTree';
import { limitRows } from '../limitRows';
import { respondWithRows } from '../respond';
import { parameter, type RestRequest } from '../restRequest';
import { runStatement } from '../runStatement';
import type { Relation, SchemaCache } from '../schema/schemaCache';
import { relationSql } from '../sql/fieldSql';
import { resultSql } from '../sql/resultSql';
import type { SelectSource } from '../sql/selectSource';
import { selectSql } from '../sql/selectSql';
import { StatementScope } from '../sql/statementScope';

/** `GET /<relation>` and `HEAD`. */
export async function readRows(
  database: Database,
  cache: SchemaCache,
  relation: Relation,
  request: RestRequest,
): Promise<StackResponse> {
  const node = parseSelect(parameter(request, 'select') ?? '*');
  attachParameters(node, request.parameters);
  limitRows(node, request.headers.range);
  const scope = new StatementScope(cache);
  const source = relationSource(relation);
  const rows = selectSql(scope, node, source);
  const sql = resultSql({
    with: [`pgrst_source as (${rows.sql})`],
    shape: request.wantsObject ? 'object' : 'list',
    stripNulls: request.stripNulls,
    ...(request.preferences.count && { totalCount: countSql(scope, node, source) }),
  });
  const result = await runStatement(database, request, scope, sql, {
    readOnly: true,
    exactlyOne: request.wantsObject,
  });
  return respondWithRows(request, result, node.offset);
}

function relationSource(relation: Relation): SelectSource {
  return { relation, alias: relation.name, from: relationSql(relation), joinedOn: [] };
}

/** How many rows there are without limit and offset. Embeds that cannot change the number are left out. */
export function countSql(scope: StatementScope, node: ReadNode, source: SelectSource): string {
  const named = new Set(node.conditions.flatMap(namesIn));
  const select = node.select.filter(
    (item) =>
      item.kind !== 'embed' || item.join === 'inner' || named.has(item.alias ?? item.name) || named.has(item.name),
  );
  const everything: ReadNode = { ...node, select, order: [], limit: null, offset: 0 };
  return `(select count(*) from (${selectSql(scope, everything, source).sql}) pgrst_counted)`;
}

function namesIn(condition: Condition): string[] {
  return condition.kind === 'logic' ? condition.conditions.flatMap(namesIn) : [condition.field.name];
}
