import { startSeededStack } from './seededStack';
import { rememberStack } from './stackOfRun';

/** Before the first test: one stack with the sample club for all of them, whose address is in TEST_PLATFORM. */
export default async function jestStart(): Promise<void> {
  const stack = await startSeededStack();
  rememberStack(stack);
  const { url, publishableKey } = stack;
  process.env.TEST_PLATFORM = JSON.stringify({ url, publishableKey });
}
