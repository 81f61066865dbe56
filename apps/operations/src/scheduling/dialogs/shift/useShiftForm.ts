import { planned_shift_problems } from '@platform/database/raised';
import { DataError, useRowForm, type RowForm } from '@platform/module-kit';
import { newId } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { sundayOf } from '../../../shared/calendar/week';
import type { SeriesPart } from '../../planning/series/series';
import { usePlanning } from '../../planning/usePlanning';
import { planOfShift } from '../../rules/shift/samePlan';
import { periodWords } from '../../rules/words';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import { useChangeSeries } from '../series/useChangeSeries';
import { checkFields, fieldsOf, planOfFields, type ShiftFields } from './shiftFields';

interface FormOfShift {
  shift: Shift;
  /** Whether it is added: it was never saved, or someone else has removed it. */
  isNew: boolean;
  /** Which shifts of its series follow the change. */
  part: SeriesPart;
  onClose: () => void;
}

/** The fields of one shift, how it is saved, and the step that undo takes back. */
export function useShiftForm({ shift, isNew, part, onClose }: FormOfShift) {
  const source = useSchedulingSource();
  const { timeZone } = source;
  const { record } = usePlanning();
  const changeSeries = useChangeSeries();
  const saving = useSchedulingChange(async ({ fields, version }: { fields: ShiftFields; version: number }) => {
    const plan = planOfFields(fields, isNew ? 'draft' : shift.status, timeZone);
    const reason = fields.reason.trim() || undefined;
    return isNew ? source.addShift(newId(), plan, reason) : source.saveShift(shift.id, plan, version, reason);
  });
  const onSaved = (saved: Shift) => {
    const words = `${saved.role} shift ${isNew ? 'added' : 'changed'}`;
    const own = { id: saved.id, from: isNew ? null : planOfShift(shift), to: planOfShift(saved) };
    const step = { words, parts: [own] };
    onClose();
    if (!isNew && shift.seriesId !== null && part !== 'this') {
      void changeSeries(step, shift, saved, part);
      return;
    }
    record(step, saved);
    toast({ title: words, description: periodWords(saved, timeZone, source.today()), tone: 'success' });
  };
  const form: RowForm<ShiftFields> = useRowForm<Shift, ShiftFields>({
    what: 'the shift',
    row: shift,
    toDraft: (row) => fieldsOf(row, timeZone),
    check: (fields) => checkFields(fields, timeZone),
    save: (fields, version) => saving.mutateAsync({ fields, version }),
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
    if (isNew) saving.mutate({ fields: form.draft, version: 0 }, { onSuccess: onSaved });
    else void form.submit();
  };
  return { form, saving, send };
}
