import { openPostgresTarget } from '../../client/targets/postgres';
import type { StackTarget } from '../../client/targets/stack';
import { openFunctionRuntime, runtimeKind } from '../runtimes/functionRuntime';
import { openFront } from './front';
import { frontEnvironment } from './frontEnvironment';

/**
 * The product at one address with its functions: the stack runs them itself, or a front before it has Deno run them.
 * @param sql runs after the product's seed
 */
export async function startFunctionsTarget(sql?: string): Promise<StackTarget> {
  const stack = await openPostgresTarget('product', sql);
  if (runtimeKind === 'node') return stack;
  const front = await openFront(stack.url);
  const runtime = await openFunctionRuntime(frontEnvironment(stack, front));
  front.functions = (name, request) => runtime.send(name, request);
  return {
    ...stack,
    url: front.url,
    stop: async () => {
      await front.close();
      await runtime.close();
      await stack.stop();
    },
  };
}
