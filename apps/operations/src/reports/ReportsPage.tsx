import { useMember, type Member } from '@platform/session';
import { useReportFiles } from './files/useReportFiles';
import { ReportsFrame } from './ReportsFrame';
import { useReportsSource } from './source/useReportsSource';

/** The results of a season, compared with another season's. */
export function ReportsPage() {
  const { isDemo, canManage, canExport } = useReportsSource();
  const member = useMember();
  if (isDemo || !member) return <ReportsFrame />;
  if (canManage) return canExport ? <ReportsWithFiles member={member} mayCreate /> : <ReportsFrame />;
  // The board packs that managers have made.
  return <ReportsWithFiles member={member} mayCreate={false} />;
}

/** For people who may fetch PDFs, and those of them who may create some. */
function ReportsWithFiles({ member, mayCreate }: { member: Member; mayCreate: boolean }) {
  return <ReportsFrame files={useReportFiles(member)} mayCreate={mayCreate} />;
}
