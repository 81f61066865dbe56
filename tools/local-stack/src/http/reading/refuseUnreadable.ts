import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const refusals: Record<string, [status: number, message: string, hint: string | null]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address of the request, or its headers, are too long.', 'Ask for it in parts.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.', 'Send it again.'],
};
const ANY_OTHER: [number, string, null] = [400, 'The request is not HTTP.', null];

/** Answers input that is not a valid request, so no handler sees it. A client that has left gets nothing. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message, hint] = refusals[error.code ?? ''] ?? ANY_OTHER;
  const body = JSON.stringify({ code: 'unreadable', message, details: null, hint });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'access-control-allow-origin: *',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
