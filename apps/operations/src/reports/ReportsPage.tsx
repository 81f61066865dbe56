import { SampleClubNote } from '@platform/module-kit/screens';
import { AppPage, PageHeader, Stack } from '@platform/ui';
import { useReportsSource } from './source/useReportsSource';

/** What the season has come to so far. */
export function ReportsPage() {
  const source = useReportsSource();
  return (
    <AppPage>
      <PageHeader eyebrow={source.clubName} title="Reports" />
      <Stack $gap="lg">{source.isDemo && <SampleClubNote />}</Stack>
    </AppPage>
  );
}
