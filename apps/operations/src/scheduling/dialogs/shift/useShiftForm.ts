import { planned_shift_problems } from '@platform/database/raised';
import { DataError, useRowForm, type RowForm } from '@platform/module-kit';
import { counted, newId } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { useRef } from 'react';
import { sundayOf } from '../../../shared/calendar/week';
import type { SeriesPart } from '../../planning/series/series';
import type { StepPart } from '../../planning/undo/history';
import { usePlanning } from '../../planning/usePlanning';
import { planOfShift } from '../../rules/shift/samePlan';
import { periodWords } from '../../rules/words';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import { useSaveSeries } from '../series/useSaveSeries';
import { checkFields, fieldsOf, planOfFields, type ShiftFields } from './shiftFields';

interface FormOfShift {
  shift: Shift;
  /** Whether it is added: it was never saved, or someone else has removed it. */
  isNew: boolean;
  /** Which shifts of its series follow the change. */
  part: SeriesPart;
  onClose: () => void;
}

interface SentFields {
  fields: ShiftFields;
  version: number;
  /** The shift over which they are saved. */
  before: Shift;
}

/** The fields of one shift, how it is saved, and the step that undo takes back. */
export function useShiftForm({ shift, isNew, part, onClose }: FormOfShift) {
  const source = useSchedulingSource();
  const { timeZone } = source;
  const { record } = usePlanning();
  const saveSeries = useSaveSeries();
  /** The other shifts of the series that were saved with this one. */
  const followers = useRef<{ parts: readonly StepPart[]; saved: readonly Shift[] }>({ parts: [], saved: [] });
  const saving = useSchedulingChange(async ({ fields, version, before }: SentFields) => {
    const plan = planOfFields(fields, isNew ? 'draft' : shift.status, timeZone);
    const reason = fields.reason.trim() || undefined;
    if (isNew) return source.addShift(newId(), plan, reason);
    if (before.seriesId === null || part === 'this') return source.saveShift(shift.id, plan, version, reason);
    const { own, saved, others } = await saveSeries({ before, plan, version, part, reason });
    followers.current = { parts: others, saved };
    return own;
  });
  const onSaved = (saved: Shift) => {
    const own = { id: saved.id, from: isNew ? null : planOfShift(shift), to: planOfShift(saved) };
    const { current: others } = followers;
    const parts = [own, ...others.parts];
    const words =
      parts.length > 1
        ? `${counted(parts.length, 'shift')} of the series changed`
        : `${saved.role} shift ${isNew ? 'added' : 'changed'}`;
    onClose();
    record({ words, parts }, [saved, ...others.saved]);
    toast({
      title: words,
      description: parts.length > 1 ? undefined : periodWords(saved, timeZone, source.today()),
      tone: 'success',
    });
  };
  const form: RowForm<ShiftFields> = useRowForm<Shift, ShiftFields>({
    what: 'the shift',
    row: shift,
    toDraft: (row) => fieldsOf(row, timeZone),
    check: (fields) => checkFields(fields, timeZone),
    save: (fields, version, before) => saving.mutateAsync({ fields, version, before }),
    async read() {
      const week = await source.listShifts(sundayOf(fieldsOf(shift, timeZone).day));
      const found = week.find(({ id }) => id === shift.id);
      if (found) return found;
      const { code, hint } = planned_shift_problems.noSuchShift;
      throw new DataError('This shift is not in this week any more.', code, 404, hint);
    },
    onRow: () => undefined,
    onSaved,
  });
  const send = () => {
    // The proposal for a new shift may be right without a change.
    if (isNew) saving.mutate({ fields: form.draft, version: 0, before: shift }, { onSuccess: onSaved });
    else void form.submit();
  };
  return { form, saving, send };
}
