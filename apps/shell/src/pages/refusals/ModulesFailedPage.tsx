import { PageHeader, Stack } from '@platform/ui';
import { useModulesRetry } from '../../chrome/storeHooks';
import { ModulesFailed } from './ModulesFailed';

/** Stands in the place of a module of which nobody could say whether the club has it. */
export function ModulesFailedPage({ title }: { title: string }) {
  const retry = useModulesRetry();
  return (
    <Stack $gap="lg">
      <PageHeader title={title} />
      {retry && <ModulesFailed onRetry={retry} />}
    </Stack>
  );
}
