import { dayInWords, Muted } from '@platform/module-kit/screens';
import { useMember } from '@platform/session';
import { Button, Inline, onDemand } from '@platform/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { scheduleInWords } from '../../rules/reports/schedule';
import type { SavedReport } from '../../source/rows/savedReport';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { SavedReportPdf } from './SavedReportPdf';

const ScheduleDialog = onDemand(() => import('./ScheduleDialog'))('ScheduleDialog');

interface SavedReportActionsProps {
  report: SavedReport;
  /** Whether the form has changes. */
  isChanged: boolean;
}

/** What a person can do with a report that is saved: make it a PDF, and have it emailed. */
export function SavedReportActions({ report, isChanged }: SavedReportActionsProps) {
  const { isDemo, canExport, canReadReports } = useClubFutureSource();
  const member = useMember();
  const [isScheduling, setScheduling] = useState(false);
  const others = (
    <>
      {report.isOwn && canReadReports && (
        <Button
          variant="secondary"
          icon={<Mail size={18} aria-hidden="true" />}
          disabled={isChanged}
          title={isChanged ? 'Save the report first' : 'Emails a link each week or month'}
          onClick={() => setScheduling(true)}
        >
          Email this report
        </Button>
      )}
      {report.schedule && <Muted>{scheduleInWords(report.schedule, dayInWords)}</Muted>}
      {isScheduling && <ScheduleDialog report={report} onClose={() => setScheduling(false)} />}
    </>
  );
  if (isDemo || !canExport || !member) return <Inline $gap="sm">{others}</Inline>;
  return (
    <SavedReportPdf member={member} report={report} isChanged={isChanged}>
      {others}
    </SavedReportPdf>
  );
}
