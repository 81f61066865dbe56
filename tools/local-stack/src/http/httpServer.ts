import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../startError';
import { withCors } from './cors';
import { AFTER_A_FULL_DISK, DISK_FULL, DISK_IS_FULL, isDiskFull } from '../database/diskFull';
import { HttpError } from './httpError';
import { jsonResponse, type StackRequest, type StackResponse } from './message';
import { readHead, readRequest, type TakesStream } from './reading/readRequest';
import { refuseUnreadable } from './reading/refuseUnreadable';
import { requireLoopbackHost } from './requireLoopbackHost';
import { send } from './send';

export type Handler = (request: StackRequest) => Promise<StackResponse>;

export interface HttpServer {
  port: number;
  /**
   * Answers every request with 503 until a handler is set.
   * @param takesStream which requests reach the handler before their body is read; none by default
   */
  serve(handler: Handler, takesStream?: TakesStream): void;
  /** Accepts no more connections and waits for the running requests. */
  close(): Promise<void>;
}

/** How long, and how many bytes, a client may keep sending after its answer before the connection is cut. */
const DRAIN_MS = 5000;
const DRAIN_BYTES = 64 * 1024 * 1024;

/** How long running requests may take when the server closes (milliseconds). */
const FINISH_MS = 10_000;

/**
 * Takes the port at once, so that a port in use is reported before anything else happens.
 * @param port 0 for any free one
 * @throws StartError if the port is in use
 */
export async function openHttpServer(port: number, host: string): Promise<HttpServer> {
  let handler: Handler = async () => jsonResponse(503, { code: 'starting', message: 'The stack is starting' });
  let streams: TakesStream = () => false;
  let closing = false;
  const server = createServer((message, target) => {
    // A keep-alive connection would keep a closing server waiting.
    if (closing) target.shouldKeepAlive = false;
    target.once('close', () => closing && server.closeIdleConnections());
    respond(message, target, streams, (request) => handler(request)).catch((error: unknown) => {
      console.error('A response could not be sent:', error);
      target.destroy();
    });
  });
  server.on('clientError', refuseUnreadable);
  server.keepAliveTimeout = 65_000;
  await listen(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    serve: (next, takesStream = () => false) => {
      handler = next;
      streams = takesStream;
    },
    close: () => {
      closing = true;
      return closeServer(server);
    },
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), FINISH_MS);
    server.close(() => {
      clearTimeout(patience);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return reject(error);
      const why = error.code === 'EADDRINUSE' ? 'is already in use' : 'may not be used by this account';
      reject(new StartError(`Port ${port} on ${host} ${why}; set PORT to another one.`));
    });
    server.listen(port, host, resolve);
  });
}

async function respond(
  message: IncomingMessage,
  target: ServerResponse,
  takesStream: TakesStream,
  handler: Handler,
): Promise<void> {
  const head = readHead(message);
  let response: StackResponse;
  try {
    requireLoopbackHost(message.headers.host);
    response = await handler(await readRequest(message, head, takesStream));
  } catch (error) {
    response = withCors(errorAnswer(head, error));
  }
  if (!message.complete) drain(message);
  await send(head, target, response);
}

function errorAnswer(request: StackRequest, error: unknown): StackResponse {
  if (error instanceof HttpError) {
    const { status, code, message, hint } = error;
    return jsonResponse(status, { code, message, details: null, hint });
  }
  console.error(`[${request.id}] ${request.method} ${request.path} failed:`, error);
  if (isDiskFull(error)) {
    return jsonResponse(503, { code: DISK_FULL, message: DISK_IS_FULL, details: null, hint: AFTER_A_FULL_DISK });
  }
  return jsonResponse(500, {
    code: 'internal_error',
    message: `The request failed; the log names the reason under ${request.id}.`,
    details: null,
    hint: null,
  });
}

/**
 * Lets the client finish sending, but not forever, and discards the bytes. The answer is sent meanwhile: some clients
 * read it only after they have sent everything, others keep sending until they read it, and cutting the connection
 * loses what is in transit for both.
 */
function drain(message: IncomingMessage): void {
  const cut = () => message.socket.destroy();
  const patience = setTimeout(cut, DRAIN_MS);
  let drained = 0;
  message.unpipe();
  message.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > DRAIN_BYTES) cut();
  });
  for (const event of ['end', 'close']) message.once(event, () => clearTimeout(patience));
  message.resume();
}
