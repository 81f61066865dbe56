import type { Readable } from 'node:stream';

/**
 * A request as the services see it: read completely, within the body limit, unless its route takes the body as a
 * stream.
 */
export interface StackRequest {
  /** For the log. */
  id: string;
  method: string;
  /** Path as sent, still encoded, without the query. */
  path: string;
  query: URLSearchParams;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
  /** The incoming body, for a route that reads it itself; `body` is empty then. */
  stream?: Readable;
  /** Address of the socket. Forwarding headers are never trusted. */
  remoteAddress: string;
}

export interface StackResponse {
  status: number;
  headers: Record<string, string>;
  body?: string | Buffer | Readable;
}

export function jsonResponse(status: number, value: unknown, headers: Record<string, string> = {}): StackResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value),
  };
}

export function textResponse(status: number, text: string, headers: Record<string, string> = {}): StackResponse {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: text };
}
