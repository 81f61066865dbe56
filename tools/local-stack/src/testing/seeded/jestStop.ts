import { forgetCluster } from '../../../../checks/postgres/jestCluster';
import { stacksOfRun } from './stacksOfRun';

/** After the last test. */
export default async function jestStop(): Promise<void> {
  await Promise.all(stacksOfRun().map((stack) => stack.stop()));
  await forgetCluster()?.stop();
}
