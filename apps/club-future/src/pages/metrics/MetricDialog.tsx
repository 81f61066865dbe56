import { strategic_metrics } from '@platform/database/refusals/strategic_metrics';
import type { DraftErrors } from '@platform/module-kit';
import { ConfirmDialog, RowFormDialog, useDialogForm, valueInWords, rowOrGone } from '@platform/module-kit/screens';
import { Button, NumberField, RadioGroup, SelectField, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import { figureInWords, measures } from '../../rules/measures';
import type { Direction, Measure, MeasureFigure, Metric, MetricDraft } from '../../source/rows/metric';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';

const { rules: said } = strategic_metrics;

const labels: Record<keyof MetricDraft | 'measure', string> = {
  measure: 'Measure',
  name: 'Name',
  target: 'Target',
  direction: 'The target is',
};

const directions: readonly { value: Direction; label: string }[] = [
  { value: 'at_least', label: 'To be reached' },
  { value: 'at_most', label: 'Not to be exceeded' },
];

type Row = MetricDraft & { measure: Measure; version: number };
type Fields = MetricDraft & { measure: Measure } & Record<string, unknown>;

interface MetricDialogProps {
  /** The metric to change; a new one is added without it. */
  metric?: Metric;
  /** The measures that the club does not follow. */
  free: readonly Measure[];
  figures: readonly MeasureFigure[];
  /** The place of a new metric among the others. */
  position: number;
  onClose: () => void;
}

/** Follows a measure, or changes the name and target of one. */
export function MetricDialog({ metric, free, figures, position, onClose }: MetricDialogProps) {
  const source = useClubFutureSource();
  const [isDeleting, setDeleting] = useState(false);
  const [first] = useState<Row>(() => metric ?? blankOf(free[0] ?? 'member_satisfaction'));
  const saving = useClubFutureChange(async ({ draft, version }: { draft: Row; version: number }) => {
    if (metric) await source.saveMetric(metric.id, draft, version);
    else await source.addMetric(draft.measure, draft, position);
    return { ...draft, version: version + 1 };
  });
  const form = useDialogForm<Row, Fields>({
    what: 'the metric',
    row: metric ?? first,
    toDraft: ({ measure, name, target, direction }) => ({ measure, name, target, direction }),
    check,
    save: (draft, version) => saving.mutateAsync({ draft: { ...draft, version }, version }),
    read: async () => rowOrGone(await source.listMetrics(), metric?.id, 'metric'),
    onSaved: ({ name }) => {
      toast({ title: metric ? 'Metric saved' : 'Metric added', description: name.trim(), tone: 'success' });
      onClose();
    },
  });
  const { draft, errors, change } = form;
  const { counts, most } = measures[draft.measure];
  const now = figures.find(({ measure }) => measure === draft.measure);
  if (isDeleting && metric) {
    return (
      <ConfirmDialog
        title={`Stop following "${metric.name}"?`}
        description="It leaves this page and the dashboard. Its figures stay, and you can follow it again."
        action="Stop following"
        change={() => source.deleteMetric(metric.id)}
        onClose={() => setDeleting(false)}
        onDone={() => {
          toast({ title: 'Metric removed', description: metric.name, tone: 'success' });
          onClose();
        }}
      />
    );
  }
  return (
    <RowFormDialog
      form={form}
      labels={labels}
      show={(field, value) =>
        field === 'direction'
          ? (directions.find((one) => one.value === value)?.label ?? '')
          : value === null
            ? '–'
            : valueInWords(value)
      }
      size="sm"
      isNew={!metric}
      onClose={onClose}
      title={metric ? 'Edit metric' : 'Add metric'}
      submit={metric ? 'Save metric' : 'Add metric'}
      otherActions={
        metric && (
          <Button variant="quiet" onClick={() => setDeleting(true)}>
            Stop following
          </Button>
        )
      }
    >
      {!metric && (
        <SelectField
          label={labels.measure}
          options={free.map((value) => ({ value, label: measures[value].name }))}
          value={draft.measure}
          onChange={(event) => {
            const { measure, name, direction } = blankOf(event.target.value as Measure);
            change({ measure, name, direction });
          }}
        />
      )}
      <TextField
        label={labels.name}
        limit={80}
        value={draft.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <NumberField
        label={labels.target}
        value={draft.target}
        step={most === 5 ? 0.1 : 1}
        unit={most === 5 ? 'of 5' : '%'}
        hint={now?.current == null ? counts : `${counts} ${figureInWords(draft.measure, now.current)} in ${now.year}.`}
        error={errors.target}
        onChange={(target) => change({ target })}
      />
      <RadioGroup
        label={labels.direction}
        options={directions}
        value={draft.direction}
        onChange={(direction) => change({ direction })}
      />
    </RowFormDialog>
  );
}

function blankOf(measure: Measure): Row {
  const { name, direction } = measures[measure];
  return { measure, name, target: null, direction, version: 0 };
}

/** The database checks the same. */
function check({ measure, name, target }: MetricDraft & { measure: Measure }): DraftErrors<Fields> {
  const isOutside = target === null || target <= 0 || target > measures[measure].most;
  return {
    name: name.trim() && name.length <= 80 ? undefined : said.strategic_metrics_name_length,
    target: isOutside ? said.strategic_metrics_target_range : undefined,
  };
}
