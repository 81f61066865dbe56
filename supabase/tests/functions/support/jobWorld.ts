import { openPostgresTarget } from '../../client/targets/postgres';
import type { StackTarget } from '../../client/targets/stack';
import { openFunctionRuntime } from '../runtimes/functionRuntime';
import { openFront, type Front } from './front';
import { frontEnvironment } from './frontEnvironment';
import { openJobFiles, type JobFiles } from './jobFiles';

/** The product, a server in front of it that can fail its calls, and its people signed in. */
export interface JobWorld {
  stack: StackTarget;
  front: Front;
  files: JobFiles;
  /** The access token of a person of the seed. */
  token(email: string): Promise<string>;
  /** Calls REST with the secret key, past every rule. */
  service<Answer = Record<string, unknown>[]>(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Reads rows as a person. */
  read(token: string, path: string): Promise<Record<string, unknown>[]>;
  /** Calls a function of the database as a person. */
  rpc(token: string, name: string, parameters?: unknown): Promise<{ status: number; body: unknown }>;
  job(id: string): Promise<Record<string, unknown>>;
  /** Calls a function and waits until its work in the background has ended. */
  send(name: string, request: Request): Promise<Response>;
  /** Calls a function as a person, with a JSON body. */
  call(name: string, token: string | null, body: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
  close(): Promise<void>;
}

const PASSWORD = 'clubcrew-local';

export async function openJobWorld(): Promise<JobWorld> {
  const stack = await openPostgresTarget('product');
  const front = await openFront(stack.url);
  const tokens = new Map<string, string>();
  const functions = await openFunctionRuntime(frontEnvironment(stack, front));
  const send = async (key: string, bearer: string, method: string, path: string, body?: unknown) => {
    const response = await fetch(`${stack.url}/${path}`, {
      method,
      headers: {
        apikey: key,
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json().catch(() => null)) as unknown };
  };
  const world: JobWorld = {
    stack,
    front,
    files: openJobFiles(stack),
    token: async (email) => {
      const known = tokens.get(email);
      if (known) return known;
      const { publishableKey: key } = stack;
      const answer = await send(key, key, 'POST', 'auth/v1/token?grant_type=password', { email, password: PASSWORD });
      const { access_token: token } = answer.body as { access_token: string };
      tokens.set(email, token);
      return token;
    },
    service: async <Answer>(method: string, path: string, body?: unknown) => {
      const answer = await send(stack.secretKey, stack.secretKey, method, `rest/v1/${path}`, body);
      if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body as Answer;
    },
    read: async (token, path) => {
      const answer = await send(stack.publishableKey, token, 'GET', `rest/v1/${path}`);
      return answer.body as Record<string, unknown>[];
    },
    rpc: (token, name, parameters = {}) => send(stack.publishableKey, token, 'POST', `rest/v1/rpc/${name}`, parameters),
    job: async (id) => {
      const [row] = await world.service('GET', `jobs?id=eq.${id}`);
      if (!row) throw new Error(`no job ${id}`);
      return row;
    },
    send: (name, request) => functions.send(name, request),
    call: async (name, token, body) => {
      const request = new Request('http://functions.test/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
      const response = await world.send(name, request);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    close: async () => {
      await functions.close();
      await front.close();
      await stack.stop();
    },
  };
  return world;
}
