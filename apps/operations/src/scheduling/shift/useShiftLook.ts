import { useEffect, useMemo, useRef } from 'react';
import { sundayOf } from '../../shared/calendar/week';
import type { ScheduleRows } from '../manager/useScheduleRows';
import { useSchedulingSource } from '../source/useSchedulingSource';
import type { ShiftLook } from './cellLook';
import { roleColors } from './roleColors';
import { useScheduleActions } from './ScheduleActions';
import { shiftInWords } from '../words/shiftWords';

/** The look of shifts. It stays the same object while shifts change, so that only changed shifts render again. */
export function useShiftLook({ people, roles }: Pick<ScheduleRows, 'people' | 'roles'>): ShiftLook {
  const { basePath, timeZone, today } = useSchedulingSource();
  const { onEdit } = useScheduleActions();
  const newest = useRef(onEdit);
  useEffect(() => {
    newest.current = onEdit;
  });
  return useMemo(() => {
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const wording = { timeZone, today: today(), nameOf: (id: string) => names.get(id) };
    return {
      timeZone,
      colorOf: roleColors(roles, people),
      wordsOf: (shift) => shiftInWords(shift, wording),
      nameOf: (staffId) => (staffId === null ? 'Open' : (names.get(staffId) ?? 'A former colleague')),
      linkOf: ({ id, day }) => `${basePath}?week=${sundayOf(day)}&shift=${id}`,
      onOpen: (shift) => newest.current(shift),
    };
  }, [people, roles, basePath, timeZone, today]);
}
