import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../../../bundler/paths';
import type { S3Address } from '../s3Address';

/** The fault of a request: it is cut off, gets no answer, or gets a status and the service's error code. */
export type Fault = 'cut' | 'silent' | number | readonly [status: number, code: string];

export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
}

export interface S3Server {
  address: S3Address;
  /** Every request so far, in order. */
  requests: RecordedRequest[];
  /** Chooses the fault; undefined for none. */
  fault: (request: RecordedRequest) => Fault | undefined;
  close(): Promise<void>;
}

const BUCKET = 'artifacts';

/**
 * Starts a real S3 server with an empty bucket. A proxy in front adds what real services do and this one does not: it
 * compares digests with the received bytes, checks conditions on existing objects, and makes faults.
 */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 's3-'));
  const { port, child } = await startServer(folder);
  const server: Pick<S3Server, 'requests' | 'fault'> = { requests: [], fault: () => undefined };
  const front = createServer((incoming, outgoing) => {
    const recorded = { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers };
    server.requests.push(recorded);
    const fault = server.fault(recorded);
    if (fault === 'cut') return void incoming.socket.destroy();
    if (fault === 'silent') return;
    if (fault !== undefined)
      return typeof fault === 'number' ? refuse(outgoing, fault, 'Fault') : refuse(outgoing, ...fault);
    void passOn(incoming, outgoing, port);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return Object.assign(server, {
    address: {
      endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      prefix: 'club/',
      // The server's own.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  });
}

async function startServer(folder: string): Promise<{ port: number; child: ChildProcess }> {
  const program = path.join(repositoryRoot, 'tools/releases/store/s3/testing/s3rver.mjs');
  // The server encrypts the continuation token of a listing with an algorithm that OpenSSL has retired.
  const child = spawn(process.execPath, ['--openssl-legacy-provider', program, folder, BUCKET], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let problems = '';
  child.stderr.on('data', (text: Buffer) => (problems += text.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      printed += text.toString();
      const [, found] = /^(\d+)\n/.exec(printed) ?? [];
      if (found) resolve(Number(found));
    });
    child.on('exit', (code) => reject(new Error(`The S3 server ended with ${code}: ${printed}${problems}`)));
  });
  return { port, child };
}

async function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number): Promise<void> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
  } catch {
    // The sender has disconnected; do not store half a file.
    return;
  }
  const body = Buffer.concat(chunks);
  const problem = incoming.method === 'PUT' ? await problemOf(incoming, body, port) : undefined;
  if (problem) return refuse(outgoing, ...problem);
  const { headers } = incoming;
  const passed = httpRequest(
    { port, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    },
  );
  passed.on('error', () => outgoing.destroy());
  passed.end(body);
}

async function problemOf(
  { headers, url }: IncomingMessage,
  body: Buffer,
  port: number,
): Promise<[number, string] | undefined> {
  const md5 = createHash('md5').update(body).digest('base64');
  if (headers['content-md5'] !== md5) return [400, 'BadDigest'];
  const sha256 = createHash('sha256').update(body).digest('hex');
  if (headers['x-amz-content-sha256'] !== sha256) return [400, 'XAmzContentSHA256Mismatch'];
  if (!headers['if-none-match'] && !headers['if-match']) return undefined;
  const { status, headers: present } = await fetch(`http://127.0.0.1:${port}${url}`, { method: 'HEAD' });
  const isThere = status === 200;
  const isMet = headers['if-none-match'] ? !isThere : isThere && present.get('etag') === headers['if-match'];
  return isMet ? undefined : [412, 'PreconditionFailed'];
}

function refuse(outgoing: ServerResponse, status: number, code: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
  outgoing.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>It was refused.</Message></Error>`);
}
