import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInThisContext } from 'node:vm';

/** The function that a form is sent to in a test: the platform's Supabase as a real server on its own port. */
export interface SendingFunction {
  url: string;
  /** Bodies received so far, oldest first. */
  received: unknown[];
  /** Status of the next answers. */
  status: number;
  /** Their body. */
  answer: object;
  /** While set, answers wait for it. */
  hold: Promise<void> | undefined;
  close(): Promise<void>;
}

export async function startSendingFunction(name: string): Promise<SendingFunction> {
  giveNetwork();
  const answers: SendingFunction = {
    url: '',
    received: [],
    status: 200,
    answer: {},
    hold: undefined,
    close: () => close(server),
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const known = request.method === 'POST' && request.url === `/functions/v1/${name}`;
      if (known) answers.received.push(JSON.parse(text));
      void Promise.resolve(answers.hold).then(() => {
        response.writeHead(known ? answers.status : 404, { 'content-type': 'application/json', connection: 'close' });
        response.end(JSON.stringify(answers.answer));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  answers.url = `http://127.0.0.1:${port}`;
  return answers;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}

/** jsdom has no fetch, and Node's own is outside the page's global. */
function giveNetwork(): void {
  Object.assign(globalThis, runInThisContext('({ fetch, Headers, Request, Response })'));
}
