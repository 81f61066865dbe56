import { useModulesRetry } from '@platform/module-kit';
import { ModulesFailed } from '@platform/module-kit/screens';
import { PageHeader, Stack } from '@platform/ui';

/** Stands in the place of a module when it is not known whether the club has it. */
export function ModulesFailedPage({ title }: { title: string }) {
  const retry = useModulesRetry();
  return (
    <Stack $gap="lg">
      <PageHeader title={title} />
      {retry && <ModulesFailed onRetry={retry} />}
    </Stack>
  );
}
