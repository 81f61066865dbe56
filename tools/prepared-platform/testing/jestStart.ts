import { rememberCopy } from './jestCopy';
import { serveCopy } from '../serveCopy';

/** Before the first test: one copy of the prepared platform for all of them, whose address is in TEST_PLATFORM. */
export default async function jestStart(): Promise<void> {
  const copy = await serveCopy();
  rememberCopy(copy);
  process.env.TEST_PLATFORM = JSON.stringify({ url: copy.origin, publishableKey: copy.publishableKey });
}
