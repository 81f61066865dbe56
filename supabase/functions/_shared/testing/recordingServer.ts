import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** `body` is answered as JSON, `text` as it is. */
interface RecordedAnswer {
  status: number;
  body?: unknown;
  text?: string;
}

export interface RecordingServer {
  url: string;
  requests: RecordedRequest[];
  close(): Promise<void>;
}

/** A real HTTP server for tests: keeps every request and answers each with what `answer` says. */
export async function startRecordingServer(
  answer: (request: RecordedRequest) => RecordedAnswer,
): Promise<RecordingServer> {
  const requests: RecordedRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const request: RecordedRequest = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: bodyOf(Buffer.concat(chunks).toString(), incoming.headers['content-type']),
      };
      requests.push(request);
      const { status, body, text } = answer(request);
      outgoing.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      outgoing.end(text ?? (body === undefined ? undefined : JSON.stringify(body)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** JSON as what it says; a file as its text. */
function bodyOf(text: string, type = ''): unknown {
  return type.includes('json') || text === '' ? JSON.parse(text || 'null') : text;
}
