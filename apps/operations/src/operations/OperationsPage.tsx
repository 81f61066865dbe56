import { SampleClubNote } from '@platform/module-kit/screens';
import { AppPage, PageHeader, Stack } from '@platform/ui';
import { useOperationsSource } from './source/useOperationsSource';

/** What a club does each day: its forms, labor, vendors and tickets. */
export function OperationsPage() {
  const source = useOperationsSource();
  return (
    <AppPage>
      <PageHeader eyebrow={source.clubName} title="Operations" />
      <Stack $gap="lg">{source.isDemo && <SampleClubNote />}</Stack>
    </AppPage>
  );
}
