import { Muted, RowFormDialog, useDialogForm, valueInWords } from '@platform/module-kit/screens';
import { Grid, NumberField, SelectField, Stack, TextField, TimeField, toast } from '@platform/ui';
import { timeWords } from '../../rules/words';
import type { MinorAges, MinorLimits } from '../../source/schedulingSource';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import { GroupTitle } from '../GroupTitle';
import { checkLimits, fromFields, labels, toFields, type LimitFields } from './limitFields';
import { agesWords, federalWords } from './limitWords';

type TimeName = 'earliestStartSchool' | 'latestEndSchool' | 'earliestStartOther' | 'latestEndOther';
type NumberName = Exclude<keyof typeof labels, TimeName | 'ages' | 'state' | 'source'>;

interface LimitsDialogProps {
  /** Without an id, limits that are added. */
  limits: MinorLimits;
  /** Ages without limits. */
  free: readonly MinorAges[];
  onClose: () => void;
}

/** Enters what a state sets for an age. */
export function LimitsDialog({ limits, free, onClose }: LimitsDialogProps) {
  const source = useSchedulingSource();
  const isNew = limits.id === '';
  const saving = useSchedulingChange(async ({ fields, version }: { fields: LimitFields; version: number }) => {
    const draft = fromFields(fields);
    if (isNew) await source.addMinorLimits(draft);
    else await source.saveMinorLimits(limits.id, draft, version);
    return { ...draft, id: limits.id, version: version + 1 };
  });
  const form = useDialogForm<MinorLimits, LimitFields>({
    what: 'the state limits',
    row: limits,
    toDraft: toFields,
    check: checkLimits,
    save: (fields, version) => saving.mutateAsync({ fields, version }),
    read: async () => {
      const found = (await source.listMinorLimits()).find(({ id }) => id === limits.id);
      if (!found) throw new Error('These limits are not there any more. Close this and reload the schedule.');
      return found;
    },
    onSaved: ({ ages, state }) => {
      toast({
        title: isNew ? 'State limits added' : 'State limits saved',
        description: `${agesWords(ages)}, ${state}`,
        tone: 'success',
      });
      onClose();
    },
  });
  const { draft, errors, change } = form;
  const time = (name: TimeName, label: string, hint?: string) => (
    <TimeField
      label={label}
      hint={hint}
      optional
      value={draft[name]}
      error={errors[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const number = (name: NumberName, label: string, unit: string, bounds: { min: number; max: number }, step = 1) => (
    <NumberField
      label={label}
      optional
      unit={unit}
      step={step}
      {...bounds}
      value={draft[name]}
      error={errors[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <RowFormDialog
      form={form}
      labels={labels}
      show={(field, value) =>
        /Start|End/.test(field) && value !== '' ? timeWords(String(value)) : valueInWords(value)
      }
      size="lg"
      title={isNew ? 'Add state limits' : `State limits, ${agesWords(limits.ages).toLowerCase()}`}
      description="Enter only what your state sets. An empty field sets no limit."
      submit={isNew ? 'Add limits' : 'Save limits'}
      isNew={isNew}
      onClose={onClose}
    >
      <Grid $min="12rem" $gap="md" $stretch>
        {isNew && (
          <SelectField
            label={labels.ages}
            value={draft.ages}
            options={free.map((value) => ({ value, label: agesWords(value) }))}
            onChange={(event) => change({ ages: event.target.value as MinorAges })}
          />
        )}
        <TextField
          label={labels.state}
          hint="Such as North Carolina."
          limit={60}
          value={draft.state}
          error={errors.state}
          onChange={(event) => change({ state: event.target.value })}
        />
      </Grid>
      <TextField
        label={labels.source}
        hint="A section of the law, or a link to it."
        limit={500}
        value={draft.source}
        error={errors.source}
        onChange={(event) => change({ source: event.target.value })}
      />
      <Muted as="p">{federalWords[draft.ages]}</Muted>
      <Stack as="fieldset" $gap="sm">
        <GroupTitle as="legend">With school</GroupTitle>
        <Grid $min="10rem" $gap="md">
          {time('earliestStartSchool', 'Earliest start', 'on a school day')}
          {time('latestEndSchool', 'Latest end', 'the evening before one')}
          {number('dayHoursSchool', 'Most in a day', 'hours', { min: 0, max: 24 }, 0.5)}
          {number('weekHoursSchool', 'Most in a week', 'hours', { min: 0, max: 168 }, 0.5)}
        </Grid>
      </Stack>
      <Stack as="fieldset" $gap="sm">
        <GroupTitle as="legend">Without school</GroupTitle>
        <Grid $min="10rem" $gap="md">
          {time('earliestStartOther', 'Earliest start', 'on another day')}
          {time('latestEndOther', 'Latest end', 'the evening before one')}
          {number('dayHoursOther', 'Most in a day', 'hours', { min: 0, max: 24 }, 0.5)}
          {number('weekHoursOther', 'Most in a week', 'hours', { min: 0, max: 168 }, 0.5)}
        </Grid>
      </Stack>
      <Stack as="fieldset" $gap="sm">
        <GroupTitle as="legend">Always</GroupTitle>
        <Grid $min="10rem" $gap="md">
          {number('weekDays', 'Most in a week', 'days', { min: 1, max: 6 })}
          {number('breakMinutes', labels.breakMinutes, 'minutes', { min: 5, max: 120 }, 5)}
          {number('breakAfterHours', labels.breakAfterHours, 'hours', { min: 1, max: 12 }, 0.5)}
        </Grid>
      </Stack>
    </RowFormDialog>
  );
}
