import type { Database } from '../../database/database';
import type { StackResponse } from '../../http/message';
import { attachParameters } from '../grammar/attachParameters';
import { parseSelect } from '../grammar/parseSelect';
import type { ReadNode } from '../grammar/syntaxTree';
import { limitRows } from '../limitRows';
import { respond, respondWithRows } from '../respond';
import { RestError } from '../restError';
import { parameter, type RestRequest } from '../restRequest';
import { runStatement } from '../runStatement';
import type { DatabaseFunction, Relation, SchemaCache } from '../schema/schemaCache';
import { callSql, type CallArguments } from '../sql/callSql';
import { resultSql, type BodyShape } from '../sql/resultSql';
import { selectSql } from '../sql/selectSql';
import { StatementScope } from '../sql/statementScope';
import { chooseFunction, isRaw, takesWholeBody } from './chooseFunction';
import { countSql, namesIn } from './readRows';

const OPERATION = /^(not\.)?[a-z]+(\(\w+\))?\./;
const reserved = new Set(['select', 'order', 'limit', 'offset', 'and', 'or', 'apikey']);

/** `POST /rpc/<name>`, or `GET` and `HEAD` for functions that only read. */
export async function callFunction(
  database: Database,
  cache: SchemaCache,
  name: string,
  request: RestRequest,
): Promise<StackResponse> {
  const posted = request.method === 'POST';
  const bodyType = posted ? contentType(request) : null;
  const body = posted && !isRaw(bodyType) ? parseBody(request.body) : null;
  const isArgument = argumentTest(cache, name);
  const given = posted ? bodyNames(body) : queryNames(request, isArgument);
  const called = chooseFunction(cache, name, given, bodyType);
  const call: CallArguments = takesWholeBody(called)
    ? {
        kind: 'body',
        value: bodyType === 'application/octet-stream' ? `\\x${request.bytes.toString('hex')}` : request.body,
      }
    : { kind: 'named', names: given, json: posted ? JSON.stringify(body) : queryJson(request, given) };
  const node = parseSelect(parameter(request, 'select') ?? '*');
  attachParameters(node, request.parameters, posted ? undefined : isArgument);
  limitRows(node, posted ? undefined : request.headers.range);

  const scope = new StatementScope(cache, request.caller.role);
  const relation = returnedRelation(cache, called);
  const statement = callSql(scope, called, call, computedColumns(cache, relation, node));
  const source = { relation, alias: relation?.name ?? called.name, from: '', joinedOn: [] };
  source.from = `pgrst_called as "${source.alias.replaceAll('"', '""')}"`;
  const isRows = called.returns === 'rows';
  const rows = isRows ? selectSql(scope, node, source).sql : scalarRows(called, node.limit, node.offset);
  const sql = resultSql({
    with: [`pgrst_called as materialized (${statement})`, `pgrst_source as (${rows})`],
    shape: shapeOf(called, request),
    stripNulls: request.stripNulls,
    ...(request.preferences.count && {
      totalCount: isRows ? countSql(scope, node, source) : '(select count(*) from pgrst_called)',
    }),
  });
  const result = await runStatement(database, request, scope, sql, {
    // A GET never writes, whatever the function declares.
    readOnly: !posted || !called.isVolatile,
    exactlyOne: request.wantsObject && called.returnsSet,
  });
  const range = `0-0/${result.totalCount ?? '*'}`;
  if (called.returns === 'void') return respond(request, { ...result, body: null }, 204, range);
  return called.returnsSet ? respondWithRows(request, result, node.offset) : respond(request, result, 200, range);
}

/** The type of the body; JSON by default. */
function contentType({ headers }: RestRequest): string {
  return (headers['content-type'] ?? 'application/json').split(';')[0]?.trim().toLowerCase() ?? '';
}

function parseBody(body: string): unknown {
  try {
    return body.trim() === '' ? {} : JSON.parse(body);
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
}

function bodyNames(body: unknown): string[] {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
}

/** Parameters that are not filters count as arguments, so that a misspelled one is reported. */
function queryNames(request: RestRequest, isArgument: (name: string) => boolean): string[] {
  const names = request.parameters.flatMap(([name, value]) => {
    if (isArgument(name)) return [name];
    return reserved.has(name) || name.includes('.') || OPERATION.test(value) ? [] : [name];
  });
  return [...new Set(names)];
}

function argumentTest(cache: SchemaCache, name: string): (argument: string) => boolean {
  const names = new Set((cache.functions.get(name) ?? []).flatMap((called) => called.arguments.map((one) => one.name)));
  return (argument) => names.has(argument);
}

function queryJson(request: RestRequest, names: string[]): string {
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, parameter(request, name)])));
}

function returnedRelation(cache: SchemaCache, { returnedRelation: name }: DatabaseFunction): Relation | null {
  return name === null ? null : (cache.relations.get(name) ?? null);
}

/**
 * Functions of the row that the request selects like columns. Outside of the call, rows no longer have the type of
 * their argument.
 */
function computedColumns(cache: SchemaCache, relation: Relation | null, node: ReadNode): string[] {
  if (!relation) return [];
  const named = [
    ...node.select.flatMap((item) => (item.kind === 'column' ? [item.field.name] : [])),
    ...node.order.flatMap(({ embed, field }) => (embed === null ? [field.name] : [])),
    ...node.conditions.flatMap(namesIn),
  ];
  const isComputed = (name: string) =>
    !relation.columns.has(name) &&
    (cache.functions.get(name) ?? []).some(
      ({ rowArgument, returnedRelation: rows }) => rowArgument === relation.name && rows === null,
    );
  return [...new Set(named)].filter(isComputed);
}

function scalarRows(called: DatabaseFunction, limit: number | null, offset: number): string {
  if (!called.returnsSet) return 'select * from pgrst_called';
  return `select * from pgrst_called limit ${limit ?? 'all'} offset ${offset}`;
}

function shapeOf(called: DatabaseFunction, request: RestRequest): BodyShape {
  if (called.returns === 'void') return 'none';
  if (request.wantsCsv) return 'csv';
  if (called.returns === 'rows') return called.returnsSet && !request.wantsObject ? 'list' : 'object';
  return called.returnsSet && !request.wantsObject ? 'scalarList' : 'scalar';
}
