import type { StackResponse } from './message';

/** Any origin may call the API: a caller's rights depend only on its token, never on cookies. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'content-range, preference-applied, x-supabase-api-version, location, link, x-total-count, x-request-id',
};

const PREFLIGHT_SECONDS = '7200';

export function withCors(response: StackResponse): StackResponse {
  return { ...response, headers: { ...corsHeaders, ...response.headers } };
}

export function preflightResponse(requestedHeaders: string | undefined): StackResponse {
  return {
    status: 204,
    headers: {
      ...corsHeaders,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers':
        requestedHeaders ?? 'authorization, apikey, content-type, prefer, range, x-client-info',
      'access-control-max-age': PREFLIGHT_SECONDS,
      vary: 'access-control-request-headers',
    },
  };
}
