import { openDenoRuntime } from './denoRuntime';
import { openNodeRuntime } from './nodeRuntime';

export type FunctionEnvironment = Record<string, string>;

/** Something that runs the functions of `supabase/functions`. */
export interface FunctionRuntime {
  /**
   * Calls a function and waits until its work in the background has ended.
   * @param name folder of the function
   */
  send(name: string, request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Chosen by the Jest project (jest.config.cjs): `node` as the local stack runs them, `deno` as a hosted project does. */
export const runtimeKind = (globalThis as { functionRuntime?: 'node' | 'deno' }).functionRuntime ?? 'node';

/** @param environment what the functions are told, and nothing else of this process */
export function openFunctionRuntime(environment: FunctionEnvironment): Promise<FunctionRuntime> {
  return runtimeKind === 'deno' ? openDenoRuntime(environment) : openNodeRuntime(environment);
}
