import type { AccessTokens } from './auth/tokens/accessTokens';
import type { AuthService } from './auth/authService';
import type { Database } from './database/database';
import type { FunctionsService } from './functions/functionsService';
import { preflightResponse, withCors } from './http/cors';
import { identify, isService, roleOfKey } from './http/identify';
import { jsonResponse, type StackRequest, type StackResponse } from './http/message';
import { requireShallow } from './http/reading/requireShallow';
import type { StackKeys } from './keys/stackKeys';
import type { OutboxService } from './outbox/outboxService';
import type { RestService } from './rest/restService';
import { serveClubPage } from './site/clubPages';
import type { SiteService } from './site/siteService';
import type { StorageService } from './storage/storageService';

export interface Services {
  database: Database;
  keys: StackKeys;
  tokens: AccessTokens;
  rest: RestService;
  auth: AuthService;
  functions: FunctionsService;
  outbox: OutboxService;
  site: SiteService;
  storage: StorageService;
}

type Route = (services: Services, request: StackRequest) => Promise<StackResponse>;

/** The routes of this origin. The first matching prefix wins; the site has the rest. */
const routes: [prefix: string, route: Route][] = [
  ['/rest/v1', api(rest)],
  ['/auth/v1', api(auth)],
  ['/functions/v1', api(functions)],
  ['/storage/v1', api(storage)],
  ['/outbox.json', (services, request) => services.outbox.handle(request)],
  ['/outbox', (services, request) => services.outbox.handle(request)],
  ['/healthz', health],
  ['/apply', serveClubPage],
  ['/', (services, request) => services.site.handle(request)],
];

export function answer(services: Services, request: StackRequest): Promise<StackResponse> {
  return findRoute(request.path)(services, request);
}

function findRoute(path: string): Route {
  const found = routes.find(([prefix]) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`));
  if (!found) throw new Error('the site takes every path');
  return found[1];
}

function api(route: (services: Services, request: StackRequest, below: string) => Promise<StackResponse>): Route {
  return async (services, request) => {
    if (request.method === 'OPTIONS') return preflightResponse(request.headers['access-control-request-headers']);
    requireShallow(request.body);
    const below = request.path.split('/').slice(3).join('/');
    return withCors(await route(services, request, `/${below}`));
  };
}

async function rest(services: Services, request: StackRequest, below: string): Promise<StackResponse> {
  return services.rest.handle(request, below, await identify(request, services.keys, services.tokens));
}

async function auth(services: Services, request: StackRequest, below: string): Promise<StackResponse> {
  if (below === '/.well-known/jwks.json') return jsonResponse(200, services.tokens.publicKeys);
  // An email's link opens in a browser, which has no key.
  if (!(request.method === 'GET' && below === '/verify')) roleOfKey(request, services.keys);
  return services.auth.handle(request, below, isService(request, services.keys));
}

/**
 * Our functions need no key (`verify_jwt = false` in config.toml), because a calendar opens an address without one. The
 * function checks a user's token itself; a broken key or token is refused here, as in a hosted project.
 */
async function functions(services: Services, request: StackRequest, below: string): Promise<StackResponse> {
  const { apikey, authorization } = request.headers;
  if (apikey !== undefined || authorization !== undefined) {
    await identify(request, services.keys, services.tokens);
  }
  return services.functions.handle(request, below);
}

/** Public and signed addresses name no caller, so only the service knows when the caller matters. */
async function storage(services: Services, request: StackRequest, below: string): Promise<StackResponse> {
  return services.storage.handle(request, below, () => identify(request, services.keys, services.tokens));
}

/** Answers 503 with the reason until the database answers and the site has pages. */
async function health({ database, site }: Services): Promise<StackResponse> {
  const tell = (status: number, answer: object) => jsonResponse(status, answer, { 'cache-control': 'no-store' });
  try {
    await database.query('select 1');
  } catch {
    return tell(503, { status: 'unavailable', message: 'The database does not answer.' });
  }
  if (await site.isComposed()) return tell(200, { status: 'ok' });
  return tell(503, { status: 'starting', message: 'The pages of the site are not composed yet.' });
}
