import { type DataSetId, dataSets, isInOrder } from '@platform/contract/saved-reports';
import { saved_reports } from '@platform/database/refusals/saved_reports';
import { failureReason, useUnsavedChanges } from '@platform/module-kit';
import { differs, PaperOnly, ScreenOnly, useErrorsOnceTried, useTriedForm } from '@platform/module-kit/screens';
import {
  Alert,
  Button,
  Card,
  CheckboxGroup,
  Grid,
  Inline,
  SelectField,
  Stack,
  Switch,
  TextField,
  toast,
} from '@platform/ui';
import { useRef, useState } from 'react';
import { besideEarlier } from '../../rules/reports/besideEarlier';
import { filterProblem } from '../../rules/reports/filterProblem';
import type { ReportDraft, SavedReport } from '../../source/rows/savedReport';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';
import { useClubFutureAddress } from '../clubFuture/useClubFutureAddress';
import { ChartFields } from './ChartFields';
import { ComparisonFields } from './ComparisonFields';
import { FilterList } from './FilterList';
import { ReportPreview } from './ReportPreview';
import { SavedReportActions } from './SavedReportActions';

const { rules: said } = saved_reports;

interface ReportEditorProps {
  /** The report to show or change; a new one without it. */
  saved: SavedReport | undefined;
  /** The data sets that the person can choose. */
  offered: readonly DataSetId[];
  onClose: () => void;
}

/** Builds a report and shows it at once. Others' reports are tried out, and saved as the person's own. */
export function ReportEditor({ saved, offered, onClose }: ReportEditorProps) {
  const source = useClubFutureSource();
  const { change: changeAddress } = useClubFutureAddress();
  const [first] = useState<ReportDraft>(() => besideEarlier(draftOf(saved ?? blankOf('projects'))));
  const [draft, setDraft] = useState(first);
  const change = (values: Partial<ReportDraft>) => setDraft((now) => ({ ...now, ...values }));
  const { columns } = dataSets[draft.dataSet];
  // A report that someone shares may be about other rows.
  const choices = offered.includes(draft.dataSet) ? offered : [...offered, draft.dataSet];
  const isOwn = saved?.isOwn === true;
  const isChanged = differs(draft, first);
  const saving = useClubFutureChange(
    async () => {
      if (saved && isOwn) {
        await source.saveReport(saved.id, draft, saved.version);
        return saved.id;
      }
      return source.addReport({ ...draft, isShared: isOwn || !saved ? draft.isShared : false });
    },
    {
      // Before, the list would say that this report is not there.
      onShown: (id) => {
        toast({ title: 'Report saved', description: draft.title.trim(), tone: 'success' });
        changeAddress({ report: id });
      },
    },
  );
  useUnsavedChanges(isChanged && !saving.isPending, 'the report');
  const [errors, whenRight] = useErrorsOnceTried({
    title: draft.title.trim() && draft.title.length <= 120 ? undefined : said.saved_reports_title_length,
    columns: draft.columns.length > 0 ? undefined : said.saved_reports_columns_form,
    filters: draft.filters.some((filter) => filterProblem(draft.dataSet, filter)),
    comparison: !draft.comparison || isInOrder(draft.comparison) ? undefined : said.saved_reports_comparison_form,
  });
  const form = useRef<HTMLFormElement>(null);
  const onTried = useTriedForm(form, saving.isPending);
  const options = columns.map(({ name, label }) => ({ value: name, label }));
  return (
    <Stack>
      <PaperOnly as="h3">{draft.title.trim()}</PaperOnly>
      <ScreenOnly>
        <Card>
          <Stack
            as="form"
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (saving.isPending) return;
              whenRight(() => saving.mutate(undefined));
              onTried();
            }}
          >
            <Grid $min="15rem" $gap="md" $stretch>
              <TextField
                label="Title"
                limit={120}
                value={draft.title}
                error={errors.title}
                onChange={(event) => change({ title: event.target.value })}
              />
              <SelectField
                label="Data set"
                options={choices.map((value) => ({ value, label: dataSets[value].label }))}
                value={draft.dataSet}
                onChange={(event) => {
                  // Its columns are others.
                  const { title, isShared } = draft;
                  setDraft({ ...blankOf(event.target.value as DataSetId), title, isShared });
                }}
              />
            </Grid>
            <CheckboxGroup
              label="Columns"
              appearance="columns"
              options={options}
              value={[...draft.columns]}
              error={errors.columns}
              onChange={(names) =>
                change({ columns: options.map(({ value }) => value).filter((name) => names.includes(name)) })
              }
            />
            <FilterList
              dataSet={draft.dataSet}
              filters={draft.filters}
              namesMissing={errors.filters}
              onChange={(filters) => change({ filters })}
            />
            <ComparisonFields
              dataSet={draft.dataSet}
              comparison={draft.comparison}
              error={errors.comparison}
              onChange={(comparison) => setDraft((now) => besideEarlier({ ...now, comparison }))}
            />
            <ChartFields
              draft={draft}
              onGrouping={(grouping) => change({ grouping })}
              onChart={(chart) => setDraft((now) => besideEarlier({ ...now, chart }))}
            />
            {(isOwn || !saved) && (
              <Switch
                label="Share with the others of the club"
                hint="Each person sees in it only what they may read."
                checked={draft.isShared}
                onChange={(event) => change({ isShared: event.target.checked })}
              />
            )}
            {saving.error && <Alert tone="danger">{failureReason(saving.error)}</Alert>}
            <Inline>
              <Button type="submit" loading={saving.isPending} disabled={isOwn && !isChanged}>
                {saved && !isOwn ? 'Save as my report' : 'Save report'}
              </Button>
              <Button variant="secondary" onClick={onClose}>
                Close
              </Button>
            </Inline>
          </Stack>
        </Card>
      </ScreenOnly>
      {saved && (
        <ScreenOnly>
          <SavedReportActions report={saved} isChanged={isChanged} />
        </ScreenOnly>
      )}
      <ReportPreview report={draft} />
    </Stack>
  );
}

const draftOf = ({
  title,
  dataSet,
  columns,
  filters,
  grouping,
  chart,
  comparison,
  isShared,
}: ReportDraft): ReportDraft => ({
  title,
  dataSet,
  columns,
  filters,
  grouping,
  chart,
  comparison,
  isShared,
});

const blankOf = (dataSet: DataSetId): ReportDraft => ({
  title: '',
  dataSet,
  columns: dataSets[dataSet].columns.map(({ name }) => name),
  filters: [],
  grouping: [],
  chart: { kind: 'none' },
  comparison: null,
  isShared: false,
});
