import { Muted, RowFormDialog, valueInWords } from '@platform/module-kit/screens';
import {
  Grid,
  NumberField,
  SelectField,
  Stack,
  TextField,
  TimeField,
  token,
  type NumberFieldProps,
} from '@platform/ui';
import { styled } from 'styled-components';
import { timeWords } from '../../rules/words';
import type { MinorAges, MinorLimits } from '../../source/rows/minorLimits';
import { labels } from './limitFields';
import { agesWords, federalWords } from './limitWords';
import { useLimitsForm } from './useLimitsForm';

type TimeName = 'earliestStartSchool' | 'latestEndSchool' | 'earliestStartOther' | 'latestEndOther';
type NumberName = Exclude<keyof typeof labels, TimeName | 'ages' | 'state' | 'source'>;

type Bounds = Pick<NumberFieldProps, 'min' | 'max' | 'step'>;

interface LimitsDialogProps {
  /** Without an id, limits that are added. */
  limits: MinorLimits;
  /** Ages without limits. */
  free: readonly MinorAges[];
  onClose: () => void;
}

/** Enters what a state sets for an age. */
export function LimitsDialog({ limits, free, onClose }: LimitsDialogProps) {
  const isNew = limits.id === '';
  const form = useLimitsForm(limits, onClose);
  const { draft, errors, change } = form;
  const time = (name: TimeName) => (
    <TimeField
      label={labels[name]}
      value={draft[name]}
      error={errors[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const number = (name: NumberName, unit: string, bounds: Bounds) => (
    <NumberField
      label={labels[name]}
      unit={unit}
      {...bounds}
      value={draft[name]}
      error={errors[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const hours = (name: NumberName, max: number) => number(name, 'hours', { min: 0, max, step: 0.5 });
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
        hint="Such as N.C. Gen. Stat. § 95-25.5."
        limit={500}
        value={draft.source}
        error={errors.source}
        onChange={(event) => change({ source: event.target.value })}
      />
      <Muted as="p">{federalWords[draft.ages]}</Muted>
      <Grid $min="16rem" $gap="lg">
        <Stack as="fieldset">
          <Legend>With school</Legend>
          {time('earliestStartSchool')}
          {time('latestEndSchool')}
          {hours('dayHoursSchool', 24)}
          {hours('weekHoursSchool', 168)}
        </Stack>
        <Stack as="fieldset">
          <Legend>Without school</Legend>
          {time('earliestStartOther')}
          {time('latestEndOther')}
          {hours('dayHoursOther', 24)}
          {hours('weekHoursOther', 168)}
        </Stack>
      </Grid>
      <fieldset>
        <Legend>Days and breaks</Legend>
        <Grid $min="13rem" $gap="md">
          {number('weekDays', 'days', { min: 1, max: 6 })}
          {number('breakMinutes', 'minutes', { min: 5, max: 120, step: 5 })}
          {number('breakAfterHours', 'hours', { min: 1, max: 12, step: 0.5 })}
        </Grid>
      </fieldset>
    </RowFormDialog>
  );
}

const Legend = styled.legend`
  margin-bottom: ${token.space.sm};
  padding: 0;
  font-weight: ${token.weight.semibold};
`;
