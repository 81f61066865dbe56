import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { HttpError } from '../httpError';
import type { StackRequest } from '../message';
import { aborted, readBody } from './readBody';

/** Headers with which a proxy speaks for a client. There is no proxy before this server, so they are only a claim. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];

/** The parts of a request that are known before the body is read. */
export function readHead(message: IncomingMessage): StackRequest {
  const [path = '/', query = ''] = splitOnce(message.url ?? '/', '?');
  const remoteAddress = (message.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return {
    id: randomUUID(),
    method: message.method ?? 'GET',
    path,
    query: new URLSearchParams(query),
    headers: { ...readHeaders(message), 'x-forwarded-for': remoteAddress },
    body: Buffer.alloc(0),
    remoteAddress,
  };
}

/** Whether the service of a request reads the body itself as a stream. */
export type TakesStream = (head: StackRequest) => boolean;

/** @throws HttpError if the path is invalid or the body is too large */
export async function readRequest(
  message: IncomingMessage,
  head: StackRequest,
  takesStream: TakesStream,
): Promise<StackRequest> {
  if (!isDecodable(head.path)) throw new HttpError(400, 'bad_path', 'The path of the request cannot be decoded');
  if (takesStream(head)) return { ...head, stream: streamOf(message) };
  return { ...head, body: await readBody(message) };
}

/** The body separate from its connection: abandoning the body leaves the connection open for an answer. */
function streamOf(message: IncomingMessage): Readable {
  const stream = new PassThrough();
  // The reader gets the error; an unread body may end silently.
  stream.on('error', () => undefined);
  message.once('close', () => {
    if (!message.complete) stream.destroy(aborted());
  });
  return message.pipe(stream);
}

function readHeaders(message: IncomingMessage): Record<string, string> {
  const entries = Object.entries(message.headers).flatMap(([name, value]) =>
    value === undefined || forwardingHeaders.includes(name) ? [] : [[name, String(value)] as const],
  );
  return Object.fromEntries(entries);
}

function isDecodable(path: string): boolean {
  try {
    return path.startsWith('/') && !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
