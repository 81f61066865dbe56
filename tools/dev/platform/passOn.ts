import { request as requestHttp, type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';

/** Headers that belong to one connection and not to the message (RFC 9110, 7.6.1). */
const OF_THE_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Forwards a request to another origin. @returns its answer, with an unread body */
export function passOn(incoming: IncomingMessage, origin: string, address: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = send(incoming, origin, address, withoutConnectionHeaders(incoming.headers));
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
    incoming.pipe(outgoing);
  });
}

/** Returns an answer unchanged. */
export function giveBack(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, withoutConnectionHeaders(answer.headers));
  answer.pipe(response);
  response.once('close', () => answer.destroy());
}

/** Connects a WebSocket of the page with another origin. */
export function passSocketOn(incoming: IncomingMessage, socket: Duplex, origin: string, address: string): void {
  const { connection, upgrade } = incoming.headers;
  const outgoing = send(incoming, origin, address, {
    ...withoutConnectionHeaders(incoming.headers),
    connection,
    upgrade,
  });
  outgoing.once('upgrade', (answer, far, head) => {
    const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('')}\r\n`);
    socket.write(head);
    far.pipe(socket).pipe(far);
    far.once('error', () => socket.destroy());
    socket.once('close', () => far.destroy());
  });
  outgoing.once('response', () => socket.destroy());
  outgoing.once('error', () => socket.destroy());
  socket.once('error', () => outgoing.destroy());
  outgoing.end();
}

function send(incoming: IncomingMessage, origin: string, address: string, headers: RequestOptions['headers']) {
  const url = new URL(address, origin);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return request(url, { method: incoming.method, headers: { ...headers, host: url.host } });
}

function withoutConnectionHeaders(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)));
}
