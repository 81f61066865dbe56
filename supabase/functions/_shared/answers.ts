/** Browsers of any site may call the public functions; who may do what never depends on the page that asks. */
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
};

/** A refusal that the caller is told: an HTTP status, a code for programs and a sentence for people. */
export class RequestError extends Error {
  override name = 'RequestError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The answer to a browser that asks whether it may call at all. */
export function preflightAnswer(): Response {
  return new Response(null, { status: 204, headers: CORS_HEADERS });
}

export function okAnswer(): Response {
  return jsonAnswer(200, { ok: true });
}

/** `{ error: { code, message } }`; anything but a RequestError is logged and told as an internal error. */
export function errorAnswer(error: unknown): Response {
  if (error instanceof RequestError) {
    return jsonAnswer(error.status, { error: { code: error.code, message: error.message } });
  }
  console.error('A function failed', error);
  return jsonAnswer(500, {
    error: { code: 'internal_error', message: 'Something went wrong on our side. Please try again.' },
  });
}

/** Any other answer, as uncached JSON. */
export function jsonAnswer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...CORS_HEADERS, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}
