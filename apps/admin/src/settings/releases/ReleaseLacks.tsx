import { Refusal } from '@platform/module-kit/screens';
import { Alert } from '@platform/ui';
import { useReleaseLacks } from '../../source/queries';
import { Command } from '../frame/Command';
import { releaseCommands } from './releaseCommands';

interface ReleaseLacksProps {
  moduleId: string;
  version: string;
}

/** What a release in rollout lacks for a larger share, with the command that fixes it. */
export function ReleaseLacks({ moduleId, version }: ReleaseLacksProps) {
  const { data: lacking, error } = useReleaseLacks(moduleId, version);
  if (error) return <Refusal error={error} />;
  if (!lacking) return null;
  return (
    <>
      <Alert tone="warning" title={lacking}>
        A larger share is refused until it has been checked.
      </Alert>
      <Command what={`Check ${moduleId} ${version}`}>{releaseCommands.check(moduleId, version)}</Command>
    </>
  );
}
