import { dataSets } from '@platform/contract/saved-reports';
import { Loaded } from '@platform/module-kit';
import { ConfirmDialog, dayInWords, Muted, Section } from '@platform/module-kit/screens';
import { Badge, Button, Card, EmptyState, Icon, Inline, onDemand, toast } from '@platform/ui';
import { useState } from 'react';
import { ReportItems } from '../parts/ReportItems';
import { scheduleInWords } from '../../rules/reports/schedule';
import { offeredDataSets } from '../../rules/reports/offeredDataSets';
import { useReadsDailyWork, useReports } from '../../source/queries';
import type { SavedReport } from '../../source/rows/savedReport';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { useClubFutureAddress } from '../clubFuture/useClubFutureAddress';
import { DATA_SETS_FAILED, SAVED_REPORTS_FAILED } from '../../source/failures';
import { AddButton } from '../parts/AddButton';

const ReportEditor = onDemand(() => import('./ReportEditor'))('ReportEditor');

/** The reports that people build themselves: theirs, and those that others share. */
export function ReportBuilder() {
  const { values, change } = useClubFutureAddress();
  const reports = useReports();
  const dailyWork = useReadsDailyWork(values.report !== '');
  return (
    <Section
      id="builder"
      title="Custom Report Builder"
      action={values.report === '' && <AddButton onClick={() => change({ report: 'new' })}>New report</AddButton>}
    >
      <Loaded query={reports} label="the saved reports" failure={SAVED_REPORTS_FAILED}>
        {(found) => {
          if (values.report === '') return <ReportRows reports={found} />;
          const saved = found.find(({ id }) => id === values.report);
          const close = () => change({ report: '' });
          if (values.report !== 'new' && !saved) {
            return (
              <Card>
                <EmptyState
                  title="This report is not there"
                  description="Someone may have deleted it, or no longer shares it."
                  action={<Button onClick={close}>See the others</Button>}
                />
              </Card>
            );
          }
          return (
            <Loaded query={dailyWork} label="the data sets" failure={DATA_SETS_FAILED}>
              {(readsDailyWork) => (
                <ReportEditor
                  key={`${values.report} ${saved?.version ?? 0}`}
                  saved={saved}
                  offered={offeredDataSets(readsDailyWork)}
                  onClose={close}
                />
              )}
            </Loaded>
          );
        }}
      </Loaded>
    </Section>
  );
}

function ReportRows({ reports }: { reports: readonly SavedReport[] }) {
  const source = useClubFutureSource();
  const { change } = useClubFutureAddress();
  const [deleted, setDeleted] = useState<SavedReport>();
  if (reports.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No reports yet"
          description="Choose what a report is about, its columns, filters and chart. It is saved for the next time."
          icon={<Icon name="clipboard-list" size={24} />}
        />
      </Card>
    );
  }
  return (
    <Card $padding="none">
      <ReportItems aria-label="Saved reports">
        {reports.map((report) => (
          <li key={report.id}>
            <div>
              <Inline $gap="xs">
                <strong>{report.title}</strong>
                {report.isShared && <Badge tone="water">Shared</Badge>}
              </Inline>
              <Muted>{dataSets[report.dataSet].label}</Muted>
              {report.schedule && <Muted as="p">{scheduleInWords(report.schedule, dayInWords)}</Muted>}
            </div>
            <Inline $gap="xs">
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Open ${report.title}`}
                onClick={() => change({ report: report.id })}
              >
                Open
              </Button>
              {report.isOwn && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Delete ${report.title}`}
                  onClick={() => setDeleted(report)}
                >
                  Delete
                </Button>
              )}
            </Inline>
          </li>
        ))}
      </ReportItems>
      {deleted && (
        <ConfirmDialog
          title={`Delete "${deleted.title}"?`}
          description="Only the report goes. The rows that it shows stay."
          action="Delete report"
          change={() => source.deleteReport(deleted.id)}
          onClose={() => setDeleted(undefined)}
          onDone={() => {
            toast({ title: 'Report deleted', description: deleted.title, tone: 'success' });
            setDeleted(undefined);
          }}
        />
      )}
    </Card>
  );
}
