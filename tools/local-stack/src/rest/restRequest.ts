import type { ApiRole } from '../database/database';
import type { StackRequest } from '../http/message';
import { parsePreferences, type Preferences } from './preferences';
import { grammarError, RestError } from './restError';

export interface Caller {
  role: ApiRole;
  claims: Record<string, unknown>;
}

/** A request to the REST service with everything in its headers. */
export interface RestRequest {
  method: string;
  path: string;
  /** Decoded segments below `/rest/v1/`. */
  segments: string[];
  parameters: [string, string][];
  headers: Record<string, string>;
  body: string;
  /** The body unchanged. */
  bytes: Buffer;
  caller: Caller;
  preferences: Preferences;
  /** `application/vnd.pgrst.object`: exactly one row, as an object. */
  wantsObject: boolean;
  wantsCsv: boolean;
  stripNulls: boolean;
}

/**
 * Parses a request to the REST service.
 * @throws RestError for an address with a NUL, which no Postgres name or value can contain and which ends a statement,
 * and for a plan, which PostgREST shows only if it is enabled (`db-plan-enabled`)
 */
export function restRequest(request: StackRequest, path: string, caller: Caller): RestRequest {
  const accept = request.headers.accept ?? '';
  const parameters = [...request.query];
  if (parameters.flat().some((text) => text.includes('\0'))) {
    throw grammarError('The address holds a character that no name and no value has.', 'U+0000');
  }
  if (accept.includes('application/vnd.pgrst.plan')) {
    throw new RestError(406, 'PGRST107', `None of these media types are available: ${accept}`);
  }
  return {
    method: request.method,
    path,
    segments: path.split('/').filter(Boolean).map(decodeURIComponent),
    parameters,
    headers: request.headers,
    body: request.body.toString('utf8'),
    bytes: request.body,
    caller,
    preferences: parsePreferences(request.headers.prefer, caller.role === 'service_role'),
    wantsObject: accept.includes('application/vnd.pgrst.object'),
    wantsCsv: accept.includes('text/csv') && !accept.includes('application/vnd.pgrst.object'),
    stripNulls: accept.includes('nulls=stripped'),
  };
}

export function parameter(request: RestRequest, name: string): string | null {
  return request.parameters.find(([key]) => key === name)?.[1] ?? null;
}
