import path from 'node:path';
import { FUNCTIONS_FOLDER } from './functionNames';
import type { FunctionEnvironment, FunctionRuntime } from './functionRuntime';

interface FunctionModule {
  handle(request: Request, environment: FunctionEnvironment): Promise<Response>;
}

/** Calls the handlers in this process, as the local stack does. */
export async function openNodeRuntime(environment: FunctionEnvironment): Promise<FunctionRuntime> {
  const background: Promise<unknown>[] = [];
  // The hosted runtime keeps alive what it is given. Here the caller waits for it.
  Object.assign(globalThis, { EdgeRuntime: { waitUntil: (work: Promise<unknown>) => background.push(work) } });
  return {
    send: async (name, request) => {
      const { handle } = (await import(path.join(FUNCTIONS_FOLDER, name, 'handler.ts'))) as FunctionModule;
      const response = await handle(request, environment);
      await Promise.all(background.splice(0));
      return response;
    },
    close: async () => undefined,
  };
}
