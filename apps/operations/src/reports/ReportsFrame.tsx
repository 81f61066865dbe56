import { Loaded } from '@platform/module-kit';
import { allOf, CurrentFile, Quiet, SampleClubNote } from '@platform/module-kit/screens';
import { AppPage, onDemand, PageHeader, Skeleton, SkeletonTable, Stack, Tabs } from '@platform/ui';
import type { ReactNode } from 'react';
import { daysOfFile } from './files/daysOfFile';
import { FileActions } from './files/FileActions';
import { type ReportFile, reportNames } from './files/reportFile';
import type { ReportFiles } from './files/useReportFiles';
import { isSpan, periodOf, type Period } from './period/period';
import { PeriodBar, PeriodBarOutline } from './period/PeriodBar';
import { PeriodContext } from './period/PeriodContext';
import { useReportsAddress, type TabId } from './period/useReportsAddress';
import { useClockStart, useSeasons } from './source/queries';
import type { Season } from './source/rows/season';
import { useReportsSource } from './source/useReportsSource';
import { REPORTS_DESCRIPTION } from './parts/reportsHeader';
import { REPORTS_FAILED } from './source/failures';

const room = (
  <Stack $gap="lg">
    <Skeleton $height="5rem" />
    <SkeletonTable />
  </Stack>
);
const tabPart = onDemand(() => import('./tabs/tabParts'));
const OverviewTab = tabPart('OverviewTab', room);
const StaffingTab = tabPart('StaffingTab', room);
const FinancialTab = tabPart('FinancialTab', room);
const OperationsTab = tabPart('OperationsTab', room);

const tabs: readonly { id: TabId; label: string; panel: ReactNode }[] = [
  { id: 'overview', label: 'Overview', panel: <OverviewTab /> },
  { id: 'staffing', label: 'Staffing', panel: <StaffingTab /> },
  { id: 'financial', label: 'Financial', panel: <FinancialTab /> },
  { id: 'operations', label: 'Operations', panel: <OperationsTab /> },
];

const nameOf = ({ parameters }: ReportFile) => reportNames[parameters.type];
const wordsOf = (file: ReportFile) => `${nameOf(file)}, ${daysOfFile(file)}`;

interface ReportsFrameProps {
  /** The PDFs, for people who may fetch them. */
  files?: ReportFiles;
  /** Whether the person may create PDFs. */
  mayCreate?: boolean;
}

/** The four reports over the days in the address. */
export function ReportsFrame({ files, mayCreate = false }: ReportsFrameProps) {
  const source = useReportsSource();
  const { values } = useReportsAddress();
  const seasons = useSeasons();
  const clockStart = useClockStart();
  const period = seasons.data && periodOf(values, seasons.data, source.season, source.today());
  return (
    <AppPage>
      <PageHeader
        eyebrow={source.clubName}
        title="Reports"
        description={REPORTS_DESCRIPTION}
        actions={files && <FileActions files={files} mayCreate={mayCreate} tab={values.tab} period={period} />}
      />
      <Stack $gap="lg">
        {source.isDemo && (
          <>
            <SampleClubNote />
            <Quiet>
              In a club, each report and the board pack of all four are also PDFs, which its server makes. A demo has no
              server: here, every table is saved as CSV.
            </Quiet>
          </>
        )}
        {files && <CurrentFile files={files} name={nameOf} words={wordsOf} kept="It stays under Earlier PDFs." />}
        <Loaded
          query={allOf([seasons, clockStart])}
          label="reports"
          failure={REPORTS_FAILED}
          shape={
            <Stack $gap="lg">
              <PeriodBarOutline />
              {room}
            </Stack>
          }
        >
          {([found]) => period && <Reports period={period} seasons={found} />}
        </Loaded>
      </Stack>
    </AppPage>
  );
}

function Reports({ period, seasons }: { period: Period; seasons: readonly Season[] }) {
  const { values, change } = useReportsAddress();
  return (
    <PeriodContext value={period}>
      <PeriodBar period={period} seasons={seasons} />
      {isSpan(period.days) && (
        <Tabs label="Reports" value={values.tab} onChange={(tab) => change({ tab })} tabs={tabs} />
      )}
    </PeriodContext>
  );
}
