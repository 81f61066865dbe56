import { maintenance_plans } from '@platform/database/refusals/maintenance_plans';
import type { DraftErrors } from '@platform/module-kit';
import {
  dayInWords,
  ENTER_FIRST_DAY,
  type Kept,
  RowFormDialog,
  useRowDialog,
  valueInWords,
} from '@platform/module-kit/screens';
import { Checkbox, DateField, Grid, NumberField, SelectField, TextArea, TextField } from '@platform/ui';
import { useNames } from '../parts/useNames';
import { WorkFields, workLabels } from '../parts/WorkFields';
import { priorityWords } from '../rules/tickets/tickets';
import { nextUpkeep } from '../rules/upkeepDays';
import { usePlaces } from '../source/queries';
import type { MaintenancePlan, PlanDraft, UpkeepUnit } from '../source/rows/plan';
import type { Priority } from '../source/rows/ticket';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';

const { rules: said } = maintenance_plans;

const labels: Record<keyof PlanDraft, string> = {
  ...workLabels,
  title: 'What is done',
  description: 'How',
  placeId: 'Place',
  every: 'Every',
  unit: 'Unit',
  startsOn: 'First on',
  isPaused: 'Paused',
};

const units: readonly { value: UpkeepUnit; label: string }[] = [
  { value: 'day', label: 'days' },
  { value: 'week', label: 'weeks' },
  { value: 'month', label: 'months' },
];

/** `every` is null while its field is empty. */
type Fields = Omit<PlanDraft, 'every'> & { every: number | null };
type Row = PlanDraft & { version: number };

/** Adds an upkeep plan, or changes one. */
export function PlanDialog({ plan, onClose }: { plan?: MaintenancePlan; onClose: () => void }) {
  const source = useOperationsSource();
  const names = useNames();
  const places = usePlaces().data ?? [];
  const today = source.today();
  const saving = useOperationsChange(async ({ draft, version }: Kept<Fields>) => {
    const sent: PlanDraft = { ...draft, every: draft.every ?? 1 };
    if (plan) await source.savePlan(plan.id, sent, version);
    else await source.addPlan(sent);
  });
  const dialog = useRowDialog<Fields, Row>({
    noun: 'plan',
    row: plan,
    blank: { ...blank, startsOn: today },
    labels,
    check,
    keep: (kept) => saving.mutateAsync(kept),
    list: () => source.listPlans(),
    nameOf: ({ title }) => title,
    onClose,
  });
  const { draft, errors, change } = dialog.form;
  const isDated = draft.startsOn !== '' && draft.every !== null && draft.every >= 1;
  return (
    <RowFormDialog
      {...dialog}
      show={(field, value) => {
        if (field === 'assigneeId') return names.person(String(value));
        if (field === 'vendorId') return names.vendor(String(value));
        if (field === 'placeId') return places.find(({ id }) => id === value)?.name ?? '';
        return field === 'priority' ? priorityWords[value as Priority] : valueInWords(value);
      }}
      size="lg"
    >
      <TextField
        label={labels.title}
        limit={160}
        value={draft.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label={labels.description}
        optional
        rows={3}
        limit={8000}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Grid $min="10rem" $gap="md" $stretch>
        <NumberField
          label={labels.every}
          min={1}
          max={366}
          value={draft.every}
          error={errors.every}
          onChange={(every) => change({ every })}
        />
        <SelectField
          label={labels.unit}
          value={draft.unit}
          options={units}
          onChange={(event) => change({ unit: event.target.value as UpkeepUnit })}
        />
        <DateField
          label={labels.startsOn}
          hint={
            isDated
              ? `Next due ${dayInWords(nextUpkeep({ ...draft, every: draft.every ?? 1 }, today), today)}`
              : undefined
          }
          value={draft.startsOn}
          error={errors.startsOn}
          onChange={(startsOn) => change({ startsOn })}
        />
      </Grid>
      <Grid $min="16rem" $gap="md" $stretch>
        <SelectField
          label={labels.placeId}
          optional
          placeholder="No place"
          value={draft.placeId}
          options={places
            .filter(({ id, isActive }) => isActive || id === draft.placeId)
            .map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => change({ placeId: event.target.value })}
        />
        <WorkFields work={draft} onChange={change} />
      </Grid>
      <Checkbox
        label={labels.isPaused}
        hint="A paused plan opens no tickets. When the pause ends, it skips the days that it has missed."
        checked={draft.isPaused}
        onChange={(event) => change({ isPaused: event.target.checked })}
      />
    </RowFormDialog>
  );
}

const blank: Row = {
  title: '',
  description: '',
  placeId: '',
  every: 1,
  unit: 'week',
  startsOn: '',
  assigneeId: '',
  vendorId: '',
  priority: 'medium',
  isPaused: false,
  version: 0,
};

/** The database checks the same. */
function check({ title, every, startsOn }: Fields): DraftErrors<Fields> {
  return {
    title: title.trim() && title.length <= 160 ? undefined : said.maintenance_plans_title_length,
    every: every !== null && every >= 1 && every <= 366 ? undefined : said.maintenance_plans_every_range,
    startsOn: startsOn === '' ? ENTER_FIRST_DAY : undefined,
  };
}
