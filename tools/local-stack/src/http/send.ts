import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StackRequest, StackResponse } from './message';

/** Headers of every answer; a response may override them. */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
};

/** Sends an answer. HEAD, 204 and 304 have no body. */
export async function send(
  request: Pick<StackRequest, 'id' | 'method'>,
  target: ServerResponse,
  response: StackResponse,
): Promise<void> {
  const { status, headers, body } = response;
  const hasBody = body !== undefined && request.method !== 'HEAD' && status !== 204 && status !== 304;
  const all: Record<string, string> = { ...securityHeaders, 'x-request-id': request.id, ...headers };
  if (body !== undefined && !(body instanceof Readable)) all['content-length'] = String(Buffer.byteLength(body));
  target.writeHead(status, all);
  if (!hasBody) {
    if (body instanceof Readable) body.destroy();
    target.end();
  } else if (body instanceof Readable) await stream(body, target);
  else target.end(body);
}

async function stream(body: Readable, target: ServerResponse): Promise<void> {
  try {
    await pipeline(body, target);
  } catch (error) {
    const clientLeft = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!clientLeft) throw error;
  }
}
