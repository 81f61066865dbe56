import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Its body is sent as JSON, its page as it is. */
type Answer = { status: number; body: unknown } | { status: number; page: string };

/** What the stack in front of which we stand is asked; an answer given here does not reach it. */
export type Intercept = (request: { method: string; path: string }) => Promise<Answer | undefined> | Answer | undefined;

export interface Front {
  url: string;
  /** Looks at every request first, to fail it or to do something in the middle of the work. */
  intercept: Intercept;
  close(): Promise<void>;
}

/** A real server that takes mail; the rest goes on to the stack. */
export async function openFront(stackUrl: string): Promise<Front> {
  const server = createServer((incoming, outgoing) => {
    void readAll(incoming).then(async (body) => {
      const method = incoming.method ?? 'GET';
      const path = incoming.url ?? '/';
      const answered = (await front.intercept({ method, path })) ?? outbox(path);
      if (answered) {
        const [type, text] =
          'page' in answered ? ['text/html', answered.page] : ['application/json', JSON.stringify(answered.body)];
        outgoing.writeHead(answered.status, { 'content-type': type, connection: 'close' });
        outgoing.end(text);
        return;
      }
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = incoming.headers;
      const response = await fetch(`${stackUrl}${path}`, {
        method,
        headers: headers as Record<string, string>,
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      outgoing.writeHead(response.status, { 'content-type': response.headers.get('content-type') ?? '' });
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    });
  });

  function outbox(path: string) {
    return path === '/outbox' ? { status: 202, body: {} } : undefined;
  }

  // Drawing a report blocks this process for seconds; the client's next call must not meet a connection that just closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front: Front = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intercept: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return front;
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
