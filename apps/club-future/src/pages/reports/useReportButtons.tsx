import { useMutation } from '@platform/module-kit';
import { openTab, viewJobFile } from '@platform/module-kit/screens';
import { Button } from '@platform/ui';
import type { ReactNode } from 'react';
import type { Season } from '../../source/rows/season';
import type { ExecutiveReport } from './executiveReports';
import type { ExecutiveFile, ReportFormat } from './reportFile';
import type { ReportFiles } from './useReportFiles';

interface GenerateButton {
  type: ExecutiveReport;
  format: ReportFormat;
  /** Names the report, for a screen reader. */
  label: string;
  words: string;
}

/** The buttons that make the reports of a season, and those that open what was made. */
export function useReportButtons(files: ReportFiles, season: Season | undefined) {
  const { order, current, stateOf, download } = files;
  const viewing = useMutation({ mutationFn: viewJobFile });
  const isBusy = order.isPending || stateOf(current) === 'working';
  const ordered = isBusy ? (order.variables ?? current?.parameters) : undefined;

  const latestOf = (type: ExecutiveReport, format: ReportFormat): ExecutiveFile | undefined =>
    files.files.data?.find(
      (file) =>
        file.parameters.type === type &&
        file.parameters.format === format &&
        file.parameters.from === season?.startsOn &&
        file.parameters.to === season.endsOn &&
        stateOf(file) === 'done',
    );

  const generate = ({ type, format, label, words }: GenerateButton): ReactNode => {
    const isOrdered = ordered?.type === type && ordered.format === format;
    return (
      <Button
        size="sm"
        aria-label={label}
        loading={isOrdered}
        disabled={isBusy && !isOrdered}
        onClick={() => season && order.mutate({ type, season, format })}
      >
        {words}
      </Button>
    );
  };

  const downloadOf = (file: ExecutiveFile, label: string, words: string): ReactNode => (
    <Button
      size="sm"
      variant="secondary"
      aria-label={label}
      loading={download.isPending && download.variables === file.id}
      onClick={() => download.mutate(file.id)}
    >
      {words}
    </Button>
  );

  /** Downloads and shows the PDF of a report; null until one was made. */
  const saved = (type: ExecutiveReport, name: string): ReactNode => {
    const file = latestOf(type, 'pdf');
    if (!file) return null;
    return (
      <>
        {downloadOf(file, `Download ${name}`, 'Download')}
        <Button
          size="sm"
          variant="secondary"
          aria-label={`View ${name}`}
          loading={viewing.isPending && viewing.variables.jobId === file.id}
          onClick={() => viewing.mutate({ jobId: file.id, tab: openTab() })}
        >
          View
        </Button>
      </>
    );
  };

  return { latestOf, generate, downloadOf, saved, viewFailure: viewing.error };
}
