import { database } from '../platform/platformRegistry';
import { release } from '../platform/platformUnderTest';

const BEGINNING = 'the test begins anew';

/** Gives production the first release of a module again, in any state that a test or a failed attempt left. */
export async function returnToFirstRelease(moduleId: string): Promise<void> {
  const production = async () => {
    const channels = (await database()).from('module_channels').select('version, candidate');
    return (await channels.match({ module_id: moduleId, channel: 'production' }).single().throwOnError()).data;
  };
  const isFirst = ({ version, candidate }: { version: unknown; candidate: unknown }) =>
    version === '1.0.0' && candidate === null;
  // Each step rolls back a rollout or one promotion, so that nothing is left to fall back to. If the steps do not reach
  // the first release, promote it.
  const stepBack = ['rollback', moduleId, '--reason', BEGINNING];
  while (!isFirst(await production()) && (await release(...stepBack)).exitCode === 0);
  if (isFirst(await production())) return;
  await release('promote', moduleId, '1.0.0', '--force', '--reason', BEGINNING);
  const left = await production();
  if (!isFirst(left)) throw new Error(`Production of ${moduleId} is ${String(left.version)} still`);
}
