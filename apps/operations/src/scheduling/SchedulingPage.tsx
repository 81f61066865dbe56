import { SampleClubNote } from '@platform/module-kit/screens';
import { AppPage, PageHeader, Stack } from '@platform/ui';
import { useSchedulingSource } from './source/useSchedulingSource';

/** Who works when. */
export function SchedulingPage() {
  const source = useSchedulingSource();
  return (
    <AppPage>
      <PageHeader eyebrow={source.clubName} title="Scheduling" />
      <Stack $gap="lg">{source.isDemo && <SampleClubNote />}</Stack>
    </AppPage>
  );
}
