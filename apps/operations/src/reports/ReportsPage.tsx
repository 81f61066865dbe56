import { AppPage, Card, EmptyState, ErrorState, Icon, PageHeader, Skeleton } from '@platform/ui';
import { check_report_days } from '@platform/database/raised';
import { useMember, usePermissions, type Member } from '@platform/session';
import { useReportFiles } from './files/useReportFiles';
import { ReportsFrame } from './ReportsFrame';
import { useReportsSource } from './source/useReportsSource';
import { REPORTS_DESCRIPTION } from './parts/reportsHeader';

/** The results of a season, compared with another season's. */
export function ReportsPage() {
  const { isDemo, canReadReports, canManage, canExport } = useReportsSource();
  const member = useMember();
  if (!canReadReports) return <NoReports />;
  if (isDemo || !member) return <ReportsFrame />;
  if (canManage) return canExport ? <ReportsWithFiles member={member} mayCreate /> : <ReportsFrame />;
  // The board packs that managers have made.
  return <ReportsWithFiles member={member} mayCreate={false} />;
}

/** For people who may fetch PDFs, and those of them who may create some. */
function ReportsWithFiles({ member, mayCreate }: { member: Member; mayCreate: boolean }) {
  return <ReportsFrame files={useReportFiles(member)} mayCreate={mayCreate} />;
}

/**
 * For people who may not read reports: who can, and how to get access. Renders nothing until their permissions are
 * known.
 */
function NoReports() {
  const { clubName } = useReportsSource();
  const { answer } = usePermissions();
  const { message, hint } = check_report_days.managers;
  return (
    <AppPage>
      <PageHeader eyebrow={clubName} title="Reports" description={REPORTS_DESCRIPTION} />
      {answer.status === 'loading' && <Skeleton $height="16rem" />}
      {answer.status === 'failed' && (
        <Card>
          <ErrorState title="Failed to fetch your features" description={answer.message} />
        </Card>
      )}
      {answer.status === 'ready' && (
        <Card>
          <EmptyState
            title="Reports are not switched on for you"
            description={`${message} ${hint}`}
            icon={<Icon name="clipboard-list" size={24} />}
          />
        </Card>
      )}
    </AppPage>
  );
}
