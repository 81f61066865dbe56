import type { DraftErrors } from '@platform/module-kit';
import {
  Checkbox,
  ComboboxField,
  DateField,
  DayAndTimes,
  Grid,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  TimeField,
} from '@platform/ui';
import { useMemo } from 'react';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import type { Shift } from '../../source/rows/shift';
import { personOptions } from './personOptions';
import { NO_STAFF_FOUND, OPEN, type ShiftFields } from './shiftFields';

export const shiftLabels: Readonly<Record<keyof ShiftFields, string>> = {
  role: 'Role',
  person: 'Person',
  day: 'Day',
  from: 'From',
  to: 'To',
  breakMinutes: 'Break',
  location: 'Location',
  notes: 'Notes',
  needsCover: 'Needs coverage',
  reason: 'Reason',
  seriesId: 'Series',
};

interface ShiftFormFieldsProps {
  rows: ScheduleRows;
  shift: Shift;
  isNew: boolean;
  draft: ShiftFields;
  errors: DraftErrors<ShiftFields>;
  change: (values: Partial<ShiftFields>) => void;
}

/** The fields of a shift. */
export function ShiftFormFields({ rows, shift, isNew, draft, errors, change }: ShiftFormFieldsProps) {
  const { roles, facts } = rows;
  const titles = [...new Set([...roles.map(({ title }) => title), ...(shift.role ? [shift.role] : [])])];
  const choices = useMemo(() => personOptions(draft, shift, facts), [draft, shift, facts]);
  return (
    <>
      <Grid $min="12rem" $gap="md">
        <SelectField
          label={shiftLabels.role}
          value={draft.role}
          placeholder="Choose a role"
          error={errors.role}
          options={titles.map((title) => ({ value: title, label: title }))}
          onChange={(event) => change({ role: event.target.value })}
        />
        <ComboboxField
          label={shiftLabels.person}
          value={draft.person}
          error={errors.person}
          options={choices}
          noneFound={NO_STAFF_FOUND}
          onChange={(person) => change({ person })}
        />
        <TextField
          label={shiftLabels.location}
          optional
          value={draft.location}
          error={errors.location}
          onChange={(event) => change({ location: event.target.value })}
        />
      </Grid>
      <DayAndTimes>
        <DateField label={shiftLabels.day} value={draft.day} error={errors.day} onChange={(day) => change({ day })} />
        <TimeField
          label={shiftLabels.from}
          value={draft.from}
          error={errors.from}
          onChange={(from) => change({ from })}
        />
        <TimeField
          label={shiftLabels.to}
          value={draft.to}
          error={errors.to}
          hint={draft.to && draft.to <= draft.from ? 'Ends on the next day.' : undefined}
          onChange={(to) => change({ to })}
        />
      </DayAndTimes>
      <Grid $min="12rem" $gap="md">
        <NumberField
          label={shiftLabels.breakMinutes}
          unit="minutes"
          min={0}
          max={1439}
          step={15}
          value={draft.breakMinutes}
          error={errors.breakMinutes}
          onChange={(breakMinutes) => change({ breakMinutes })}
        />
      </Grid>
      <TextArea
        label={shiftLabels.notes}
        optional
        rows={2}
        value={draft.notes}
        error={errors.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
      {!isNew && draft.person !== OPEN && (
        <Checkbox
          label={shiftLabels.needsCover}
          hint="The person may not be able to work it: someone else is wanted."
          checked={draft.needsCover}
          onChange={(event) => change({ needsCover: event.target.checked })}
        />
      )}
    </>
  );
}
