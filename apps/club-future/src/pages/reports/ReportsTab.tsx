import { useMember } from '@platform/session';
import { Quiet } from '@platform/module-kit/screens';
import { Alert, Stack } from '@platform/ui';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { useClubFutureAddress } from '../clubFuture/useClubFutureAddress';
import { ReportBuilder } from '../builder/ReportBuilder';
import { annualDocuments, boardDocuments, performanceReports } from './executiveReports';
import { BoardFiles } from './BoardFiles';
import { ReportList } from './ReportList';
import { ReportsOfClub } from './ReportsOfClub';

/** The reports for the board, as PDFs, and those that people build themselves. An open report has the tab to itself. */
export function ReportsTab() {
  const { values } = useClubFutureAddress();
  return (
    <Stack $gap="lg">
      {values.report === '' && <ExecutiveReports />}
      <ReportBuilder />
    </Stack>
  );
}

function ExecutiveReports() {
  const { isDemo, canManage, canReadReports } = useClubFutureSource();
  const member = useMember();
  if (!isDemo && canManage && member) return <ReportsOfClub member={member} />;
  return (
    <Stack $gap="lg">
      {isDemo ? (
        <Quiet>
          In a club, each report is a PDF that its server makes from the rows of a season. A demo has no server.
        </Quiet>
      ) : (
        <Alert tone="info" title="Managers and administrators make these reports">
          Ask one of them for the report that you need.
        </Alert>
      )}
      {!isDemo && canReadReports && member ? (
        <BoardFiles member={member} />
      ) : (
        <ReportList id="board" title="For the board" reports={boardDocuments} />
      )}
      <ReportList id="performance" title="Performance reports" reports={performanceReports} />
      <ReportList id="annual" title="Annual documents" reports={annualDocuments} />
    </Stack>
  );
}
