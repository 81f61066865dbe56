import type { StackResponse } from '../http/message';
import { RestError } from './restError';
import type { RestRequest } from './restRequest';
import type { Result } from './runStatement';

const OBJECT_TYPE = 'application/vnd.pgrst.object+json; charset=utf-8';
const LIST_TYPE = 'application/json; charset=utf-8';
const CSV_TYPE = 'text/csv; charset=utf-8';

/** The answer to a read: 206 if there are more rows than requested, 416 beyond the end. */
export function respondWithRows(request: RestRequest, result: Result, offset: number): StackResponse {
  const { rowCount, totalCount } = result;
  if (totalCount !== null && offset > 0 && offset > totalCount) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${totalCount} rows.`,
    });
  }
  const status = totalCount !== null && rowCount < totalCount ? 206 : 200;
  const range = rowCount > 0 ? `${offset}-${offset + rowCount - 1}` : '*';
  return respond(request, result, status, `${range}/${totalCount ?? '*'}`);
}

/** The headers and the body of every answer. A `null` body sends none. */
export function respond(request: RestRequest, result: Result, status: number, contentRange: string): StackResponse {
  const { wantsObject, wantsCsv, preferences } = request;
  const hasBody = result.body !== null && status !== 204;
  const headers: Record<string, string> = {
    'content-range': contentRange,
    ...(hasBody && { 'content-type': wantsObject ? OBJECT_TYPE : wantsCsv ? CSV_TYPE : LIST_TYPE }),
    ...(preferences.applied && { 'preference-applied': preferences.applied }),
    ...Object.fromEntries(result.responseHeaders.flatMap((header) => Object.entries(header)).map(lowerCaseName)),
  };
  const response = { status: result.responseStatus ?? status, headers };
  return hasBody && result.body !== null ? { ...response, body: result.body } : response;
}

function lowerCaseName([name, value]: [string, string]): [string, string] {
  return [name.toLowerCase(), value];
}
