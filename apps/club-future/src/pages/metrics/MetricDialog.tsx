import { strategic_metrics } from '@platform/database/refusals/strategic_metrics';
import type { DraftErrors } from '@platform/module-kit';
import { ConfirmDialog, type Kept, RowFormDialog, useRowDialog, valueInWords } from '@platform/module-kit/screens';
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

type Fields = MetricDraft & { measure: Measure };

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
  const [blank] = useState(() => blankOf(free[0] ?? 'member_satisfaction'));
  const saving = useClubFutureChange(async ({ draft, version }: Kept<Fields>) => {
    if (metric) await source.saveMetric(metric.id, draft, version);
    else await source.addMetric(draft.measure, draft, position);
  });
  const dialog = useRowDialog<Fields>({
    noun: 'metric',
    row: metric,
    blank,
    labels,
    check,
    keep: (kept) => saving.mutateAsync(kept),
    list: () => source.listMetrics(),
    nameOf: ({ name }) => name,
    onClose,
  });
  const { draft, errors, change } = dialog.form;
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
      {...dialog}
      show={(field, value) =>
        field === 'direction'
          ? (directions.find((one) => one.value === value)?.label ?? '')
          : value === null
            ? '–'
            : valueInWords(value)
      }
      size="sm"
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

function blankOf(measure: Measure): Fields & { version: number } {
  const { name, direction } = measures[measure];
  return { measure, name, target: null, direction, version: 0 };
}

/** The database checks the same. */
function check({ measure, name, target }: Fields): DraftErrors<Fields> {
  const isOutside = target === null || target <= 0 || target > measures[measure].most;
  return {
    name: name.trim() && name.length <= 80 ? undefined : said.strategic_metrics_name_length,
    target: isOutside ? said.strategic_metrics_target_range : undefined,
  };
}
