import { stackOfRun } from './stackOfRun';

/** After the last test. */
export default async function jestStop(): Promise<void> {
  await stackOfRun()?.stop();
}
