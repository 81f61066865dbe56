import { Button, onDemand } from '@platform/ui';
import { BookOpenText, Download, History } from 'lucide-react';
import { useState } from 'react';
import { isSpan, type Period } from '../period/period';
import type { TabId } from '../period/useReportsAddress';
import { reportNames } from './reportFile';
import type { ReportFiles } from './useReportFiles';

const filePart = onDemand(() => import('./EarlierFiles'));
const EarlierFiles = filePart('EarlierFiles');

interface FileActionsProps {
  files: ReportFiles;
  /** Whether the person may create PDFs; others only open those that were made for the board. */
  mayCreate: boolean;
  /** The report shown. */
  tab: TabId;
  /** Undefined until the seasons are loaded. */
  period: Period | undefined;
}

/** Creates a PDF of the report shown or of all four, and opens earlier ones. */
export function FileActions({ files, mayCreate, tab, period }: FileActionsProps) {
  const [showsEarlier, setShowsEarlier] = useState(false);
  const { current, stateOf, order } = files;
  const isBusy = order.isPending || stateOf(current) === 'working';
  const ordering = isBusy ? (order.variables?.type ?? current?.parameters.type) : undefined;
  const canOrder = period !== undefined && isSpan(period.days) && !isBusy;
  const orderPdf = (type: keyof typeof reportNames) => period && canOrder && order.mutate({ type, period });
  return (
    <>
      <Button variant="quiet" icon={<History size={18} aria-hidden="true" />} onClick={() => setShowsEarlier(true)}>
        Earlier PDFs
      </Button>
      {mayCreate && (
        <>
          <Button
            variant="secondary"
            icon={<Download size={18} aria-hidden="true" />}
            loading={ordering === tab}
            disabled={!canOrder && ordering !== tab}
            title={`Makes a PDF of ${reportNames[tab]}`}
            onClick={() => orderPdf(tab)}
          >
            Download PDF
          </Button>
          <Button
            icon={<BookOpenText size={18} aria-hidden="true" />}
            loading={ordering === 'board-pack'}
            disabled={!canOrder && ordering !== 'board-pack'}
            title="Makes one PDF of all four reports"
            onClick={() => orderPdf('board-pack')}
          >
            Board pack
          </Button>
        </>
      )}
      {showsEarlier && <EarlierFiles files={files} onClose={() => setShowsEarlier(false)} />}
    </>
  );
}
