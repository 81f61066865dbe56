import { database } from './platformRegistry';
import { release } from './platformUnderTest';

/**
 * Gives production the first release of a module again, whatever a test has left there: its own end, or the middle in which
 * an earlier try of it failed.
 */
export async function returnToFirstRelease(moduleId: string): Promise<void> {
  const production = async () => {
    const channels = (await database()).from('module_channels').select('version, candidate');
    return (await channels.match({ module_id: moduleId, channel: 'production' }).single().throwOnError()).data;
  };
  const isFirst = ({ version, candidate }: { version: unknown; candidate: unknown }) =>
    version === '1.0.0' && candidate === null;
  // A rollout beside the first release is taken back; any other release makes room for it.
  for (const command of [
    ['rollback', moduleId],
    ['promote', moduleId, '1.0.0', '--force'],
  ]) {
    if (isFirst(await production())) return;
    await release(...command, '--reason', 'the test begins anew');
  }
  const left = await production();
  if (!isFirst(left)) throw new Error(`Production of ${moduleId} is ${String(left.version)} still`);
}
