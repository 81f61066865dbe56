import { copyOfRun } from './jestCopy';

/** After the last test. */
export default async function jestStop(): Promise<void> {
  await copyOfRun()?.stop();
}
