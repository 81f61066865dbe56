import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { DevError } from '../devError';

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The server that the developer opens. */
interface PageServer {
  server: Server;
  /** Answers every request with 503 until it is called. */
  serve(answer: Answer): void;
  close(): Promise<void>;
}

/** Takes the port at once, before any slow work. @throws DevError if it is in use */
export async function openPageServer(port: number): Promise<PageServer> {
  let answer: Answer = async (_, response) => sendText(response, 503, 'The development loop is starting.');
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendText(response, 502, `The platform does not answer: ${(error as Error).message}`);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new DevError(`Port ${port} is in use. Choose another one with --port.`) : error,
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    server,
    serve: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with one sentence. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text);
}
