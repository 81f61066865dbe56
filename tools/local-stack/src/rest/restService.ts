import type { Database } from '../database/database';
import type { StackRequest, StackResponse } from '../http/message';
import { errorResponse } from './errorResponse';
import { callFunction } from './requests/callFunction';
import { readRows } from './requests/readRows';
import { writeRows } from './requests/writeRows';
import { RestError } from './restError';
import { restRequest, type Caller, type RestRequest } from './restRequest';
import { loadSchemaCache } from './schema/buildSchemaCache';
import type { SchemaCache } from './schema/schemaCache';

const SCHEMA = 'public';

export interface RestService {
  /** @param path below `/rest/v1` */
  handle(request: StackRequest, path: string, caller: Caller): Promise<StackResponse>;
  /** Reloads the schema. `notify pgrst` in the database does the same. */
  reloadSchema(): Promise<void>;
}

/** Tables, views and functions of the schema `public`, with the semantics of PostgREST. */
export async function createRestService(database: Database): Promise<RestService> {
  let cache = await loadSchemaCache(database, SCHEMA);
  async function reloadSchema(): Promise<void> {
    cache = await loadSchemaCache(database, SCHEMA);
  }
  await database.onNotification('pgrst', () => {
    reloadSchema().catch((error: unknown) => console.error('The schema could not be read again:', error));
  });
  return {
    reloadSchema,
    handle: async (request, path, caller) => {
      try {
        return await answer(database, cache, restRequest(request, path, caller));
      } catch (error) {
        const response = errorResponse(error, caller.role);
        if (!response) throw error;
        return response;
      }
    },
  };
}

async function answer(database: Database, cache: SchemaCache, request: RestRequest): Promise<StackResponse> {
  requireSchema(request);
  const [first, second, ...deeper] = request.segments;
  if (first === 'rpc' && second !== undefined && deeper.length === 0) {
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) throw notAllowed(request);
    return callFunction(database, cache, second, request);
  }
  if (first === undefined || second !== undefined) {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  }
  const relation = cache.relations.get(first);
  if (!relation) {
    throw new RestError(404, 'PGRST205', `Could not find the table '${SCHEMA}.${first}' in the schema cache`);
  }
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return readRows(database, cache, relation, request);
    case 'POST':
    case 'PATCH':
    case 'DELETE':
      return writeRows(database, cache, relation, request);
    default:
      throw notAllowed(request);
  }
}

function requireSchema({ headers }: RestRequest): void {
  const asked = headers['accept-profile'] ?? headers['content-profile'] ?? SCHEMA;
  if (asked !== SCHEMA) throw new RestError(406, 'PGRST106', `The schema must be one of the following: ${SCHEMA}`);
}

function notAllowed({ method }: RestRequest): RestError {
  return new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
}
