import { ENTER_DAY, FormDialog, isTypedDay } from '@platform/module-kit/screens';
import { ComboboxField, DateField } from '@platform/ui';
import { useState } from 'react';
import { shiftInWords } from '../words/shiftWords';
import type { ScheduleRows } from '../manager/useScheduleRows';
import { copyOf, movedTo, type Place } from '../planning/moves';
import { localOf } from '../../shared/calendar/clock';
import { shiftProblems } from '../rules/shift/shiftProblems';
import type { Shift } from '../source/rows/shift';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { ShiftProblems } from './shift/ShiftProblems';
import { CHOOSE_PERSON, NO_STAFF_FOUND, OPEN } from './shift/shiftFields';

interface MoveDialogProps {
  rows: ScheduleRows;
  shift: Shift;
  /** A copy leaves the original in place. */
  copies: boolean;
  onClose: () => void;
  onPut: (place: Place) => void;
}

/** Moves or copies a shift to another day or person: the same as a drag, with fields. */
export function MoveDialog({ rows, shift, copies, onClose, onPut }: MoveDialogProps) {
  const { timeZone, today } = useSchedulingSource();
  const { people, facts } = rows;
  const [day, setDay] = useState(localOf(shift.startsAt, timeZone).slice(0, 10));
  const [person, setPerson] = useState(shift.staffId ?? OPEN);
  const [isTried, setTried] = useState(false);
  const isRight = isTypedDay(day) && person !== '';
  const place: Place = { day, staffId: person === OPEN ? null : person };
  const to = isRight ? movedTo(shift, place, timeZone) : null;
  const plan = to && (copies ? { ...copyOf(to), id: null } : { ...to, id: shift.id });
  const hard = plan ? shiftProblems(plan, copies ? null : shift, facts).filter(({ kind }) => kind === 'hard') : [];
  const wording = { timeZone, today: today(), nameOf: (id: string) => facts.people.get(id)?.name };
  return (
    <FormDialog
      size="sm"
      title={copies ? 'Copy shift to…' : 'Move shift to…'}
      description={shiftInWords(shift, wording)}
      submit={copies ? 'Copy shift' : 'Move shift'}
      isPending={false}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (isRight && hard.length === 0) onPut(place);
      }}
    >
      <DateField
        label="Day"
        value={day}
        error={isTried && !isRight && !day ? ENTER_DAY : undefined}
        onChange={setDay}
      />
      <ComboboxField
        label="Person"
        value={person}
        error={isTried && person === '' ? CHOOSE_PERSON : undefined}
        options={[
          { value: OPEN, label: 'Open shift', detail: 'No one yet' },
          ...people
            .filter(({ id, status }) => status !== 'Inactive' || id === shift.staffId)
            .map(({ id, name, role }) => ({ value: id, label: name, detail: role })),
        ]}
        noneFound={NO_STAFF_FOUND}
        onChange={setPerson}
      />
      <ShiftProblems problems={hard} needsReason={false} reason="" error={undefined} onReason={() => undefined} />
    </FormDialog>
  );
}
