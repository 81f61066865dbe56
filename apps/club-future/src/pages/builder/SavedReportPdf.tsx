import { CurrentFile, useOrderedFiles } from '@platform/module-kit/screens';
import type { Member } from '@platform/session';
import { Button, Inline, Stack } from '@platform/ui';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SavedReport } from '../../source/rows/savedReport';
import { orderSavedReport, readSavedReportFiles } from './savedReportFile';

interface SavedReportPdfProps {
  member: Member;
  report: SavedReport;
  /** Whether the form has changes: the server makes the report as it was saved. */
  isChanged: boolean;
  /** The other actions of the report, beside this one. */
  children: ReactNode;
}

/** Makes a saved report as a PDF, from the rows that the person may read, and has the browser save it. */
export function SavedReportPdf({ member, report, isChanged, children }: SavedReportPdfProps) {
  const files = useOrderedFiles({
    queryKey: ['club-future', member.club.id, 'saved-report-files', report.id, member.user.id],
    userId: member.user.id,
    read: () => readSavedReportFiles(report.id, member.user.id),
    place: orderSavedReport,
  });
  const isBusy = files.order.isPending || files.stateOf(files.current) === 'working';
  return (
    <Stack $gap="sm">
      <Inline $gap="sm">
        <Button
          variant="secondary"
          icon={<Download size={18} aria-hidden="true" />}
          loading={isBusy}
          disabled={isChanged}
          title={isChanged ? 'Save the report first' : 'Makes a PDF of what you may read now'}
          onClick={() => files.order.mutate(report.id)}
        >
          Download PDF
        </Button>
        {children}
      </Inline>
      <CurrentFile
        files={files}
        name={() => report.title}
        words={() => report.title}
        kept="It can be downloaded again for a day."
      />
    </Stack>
  );
}
