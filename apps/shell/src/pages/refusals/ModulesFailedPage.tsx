import { useModulesRetry } from '@platform/module-kit';
import { ModulesFailed } from '@platform/module-kit/screens';
import { PageHeader, Stack } from '@platform/ui';

/** Replaces a module when the club's modules could not be read. */
export function ModulesFailedPage({ title }: { title: string }) {
  const retry = useModulesRetry();
  return (
    <Stack $gap="lg">
      <PageHeader title={title} />
      {retry && <ModulesFailed onRetry={retry} />}
    </Stack>
  );
}
