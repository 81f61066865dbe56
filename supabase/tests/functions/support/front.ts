import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stack in front of which we stand is asked; an answer given here does not reach it. */
export type Intercept = (request: {
  method: string;
  path: string;
}) => Promise<{ status: number; body: unknown } | undefined> | { status: number; body: unknown } | undefined;

export interface Front {
  url: string;
  /** What storage holds, by key of the bucket club-files. */
  files: Map<string, { type: string; bytes: Buffer }>;
  /** Looks at every request first, to fail it or to do something in the middle of the work. */
  intercept: Intercept;
  close(): Promise<void>;
}

const OBJECT = '/storage/v1/object/club-files';

/** A real server that takes mail and speaks the storage service's protocol for one bucket; the rest goes on to the stack. */
export async function openFront(stackUrl: string): Promise<Front> {
  const files: Front['files'] = new Map();
  const server = createServer((incoming, outgoing) => {
    void readAll(incoming).then(async (body) => {
      const method = incoming.method ?? 'GET';
      const path = incoming.url ?? '/';
      const answered =
        (await front.intercept({ method, path })) ?? outbox(path) ?? storage(method, path, incoming, body);
      if (answered) {
        outgoing.writeHead(answered.status, { 'content-type': 'application/json', connection: 'close' });
        outgoing.end(Buffer.isBuffer(answered.body) ? answered.body : JSON.stringify(answered.body));
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

  function storage(method: string, path: string, { headers }: IncomingMessage, body: Buffer) {
    const key = path.replace(/\?.*/, '').replace(/^\/storage\/v1\/object\/(sign\/)?club-files\//, '');
    if (method === 'POST' && path.startsWith(`${OBJECT}/`)) {
      if (files.has(key)) return { status: 400, body: { statusCode: '409', message: 'The resource already exists' } };
      files.set(key, { type: headers['content-type'] ?? '', bytes: body });
      return { status: 200, body: { Key: `club-files/${key}` } };
    }
    if (method === 'DELETE' && path === OBJECT) {
      const { prefixes } = JSON.parse(body.toString()) as { prefixes: string[] };
      return { status: 200, body: prefixes.filter((prefix) => files.delete(prefix)).map((name) => ({ name })) };
    }
    if (!path.startsWith('/storage/v1/object/sign/club-files/')) return undefined;
    const file = files.get(key);
    if (!file) return { status: 400, body: { statusCode: '404', message: 'Object not found' } };
    if (method === 'GET') return { status: 200, body: file.bytes };
    return { status: 200, body: { signedURL: `/object/sign/club-files/${key}?token=signed` } };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front: Front = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
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
