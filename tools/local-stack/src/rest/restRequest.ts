import type { ApiRole } from '../database/database';
import type { StackRequest } from '../http/message';
import { parsePreferences, type Preferences } from './preferences';

export interface Caller {
  role: ApiRole;
  claims: Record<string, unknown>;
}

/** A request to the REST service with everything that its headers ask for. */
export interface RestRequest {
  method: string;
  path: string;
  /** Decoded segments below `/rest/v1/`. */
  segments: string[];
  parameters: [string, string][];
  headers: Record<string, string>;
  body: string;
  caller: Caller;
  preferences: Preferences;
  /** `application/vnd.pgrst.object`: exactly one row, as an object. */
  wantsObject: boolean;
  wantsCsv: boolean;
  stripNulls: boolean;
}

export function restRequest(request: StackRequest, path: string, caller: Caller): RestRequest {
  const accept = request.headers.accept ?? '';
  return {
    method: request.method,
    path,
    segments: path.split('/').filter(Boolean).map(decodeURIComponent),
    parameters: [...request.query],
    headers: request.headers,
    body: request.body.toString('utf8'),
    caller,
    preferences: parsePreferences(request.headers.prefer),
    wantsObject: accept.includes('application/vnd.pgrst.object'),
    wantsCsv: accept.includes('text/csv'),
    stripNulls: accept.includes('nulls=stripped'),
  };
}

export function parameter(request: RestRequest, name: string): string | null {
  return request.parameters.find(([key]) => key === name)?.[1] ?? null;
}
