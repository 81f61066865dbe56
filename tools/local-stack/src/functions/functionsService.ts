import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { jsonResponse, type StackRequest, type StackResponse } from '../http/message';

/** The environment variables that a function may read. */
export type FunctionEnvironment = Record<string, string | undefined>;

interface FunctionModule {
  handle(request: Request, environment: FunctionEnvironment): Promise<Response>;
}

export interface FunctionsService {
  /** @param path below `/functions/v1` */
  handle(request: StackRequest, path: string): Promise<StackResponse>;
}

interface FunctionsOptions {
  /** `supabase/functions`: one folder for each function, with a `handler.ts`. */
  folder: string;
  origin: string;
  environment: FunctionEnvironment;
}

const NAME = /^[a-z][a-z0-9-]*$/;

/** Runs the functions of `supabase/functions` in this process. Each is imported on its first call. */
export function createFunctionsService({ folder, origin, environment }: FunctionsOptions): FunctionsService {
  async function load(name: string): Promise<FunctionModule | null> {
    const file = path.join(folder, name, 'handler.ts');
    if (!NAME.test(name) || !existsSync(file)) return null;
    return (await import(pathToFileURL(file).href)) as FunctionModule;
  }
  return {
    handle: async (request, below) => {
      const name = below.split('/')[1] ?? '';
      try {
        const called = await load(name);
        if (!called) return jsonResponse(404, { code: 'NOT_FOUND', message: 'Requested function was not found' });
        return await readResponse(await called.handle(webRequest(request, origin), environment));
      } catch (error) {
        console.error(`[${request.id}] The function ${name} failed:`, error);
        return jsonResponse(500, { code: 'WORKER_ERROR', message: 'The function failed; its error is in the log.' });
      }
    },
  };
}

function webRequest(request: StackRequest, origin: string): Request {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(new URL(`${request.path}?${request.query}`, origin), {
    method: request.method,
    headers: request.headers,
    ...(hasBody && { body: new Uint8Array(request.body) }),
  });
}

async function readResponse(response: Response): Promise<StackResponse> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
