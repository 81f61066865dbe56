import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Its body is sent as JSON, its page as it is. */
type Answer = { status: number; body: unknown } | { status: number; page: string };

/** Sees each request before the stack does. If it answers, the stack does not get the request. */
type Intercept = (request: { method: string; path: string }) => Promise<Answer | undefined> | Answer | undefined;

export interface Front {
  url: string;
  /** Looks at every request first, to fail it or to do something in the middle of the work. */
  intercept: Intercept;
  /** Answers what is asked of `/functions/v1` in place of the stack. */
  functions?: (name: string, request: Request) => Promise<Response>;
  close(): Promise<void>;
}

/** Headers of one connection, and those of an encoding that fetch has already decoded. */
const OF_THE_CONNECTION = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'keep-alive',
];

/** A real server that takes email and shows it; the rest goes on to the stack. */
export async function openFront(stackUrl: string): Promise<Front> {
  const mails: unknown[] = [];
  const server = createServer((incoming, outgoing) => {
    void readAll(incoming).then(async (body) => {
      const method = incoming.method ?? 'GET';
      const path = incoming.url ?? '/';
      const answered = (await front.intercept({ method, path })) ?? outbox(path, body);
      if (answered) {
        const [type, text] =
          'page' in answered ? ['text/html', answered.page] : ['application/json', JSON.stringify(answered.body)];
        outgoing.writeHead(answered.status, { 'content-type': type, connection: 'close' });
        outgoing.end(text);
        return;
      }
      const response = await passOn(path, {
        method,
        headers: headersOf(incoming),
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      outgoing.writeHead(response.status, ownHeaders(Object.fromEntries(response.headers)));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    });
  });

  /** Newest first, as the stack shows it. */
  function outbox(path: string, body: Buffer): Answer | undefined {
    if (path === '/outbox.json') return { status: 200, body: mails };
    if (path !== '/outbox') return undefined;
    mails.unshift(JSON.parse(body.toString()));
    return { status: 202, body: {} };
  }

  function passOn(path: string, init: RequestInit): Promise<Response> {
    const name = /^\/functions\/v1\/([a-z-]+)/.exec(path)?.[1];
    if (!name || !front.functions) return fetch(`${stackUrl}${path}`, init);
    return front.functions(name, new Request(`${front.url}${path.slice('/functions/v1'.length)}`, init));
  }

  // Drawing a report blocks this process for seconds; the client's next call must not meet a connection that just closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front: Front = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intercept: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A connection that a client opened ahead and never used counts as busy, and its client may outlive the server.
        server.closeAllConnections();
      }),
  };
  return front;
}

function headersOf(incoming: IncomingMessage): Record<string, string> {
  return ownHeaders(incoming.headers as Record<string, string>);
}

function ownHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)));
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
