import { forgetCluster } from './jestCluster';

/** After the last test. */
export default async function jestStop(): Promise<void> {
  await forgetCluster()?.stop();
}
