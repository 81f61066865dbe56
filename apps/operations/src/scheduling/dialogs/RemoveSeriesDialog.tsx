import { counted, FormDialog, Refusal } from '@platform/module-kit/screens';
import { RadioGroup, toast } from '@platform/ui';
import { useState } from 'react';
import { shiftInWords } from '../grid/shiftWords';
import type { ScheduleRows } from '../page/useScheduleRows';
import { planOfShift } from '../planning/history';
import { partOf, takenBack, type SeriesPart } from '../planning/series';
import { usePlanning } from '../planning/usePlanning';
import type { Shift } from '../source/schedulingSource';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { partOptions } from './seriesParts';

interface RemoveSeriesDialogProps {
  rows: ScheduleRows;
  shift: Shift;
  onClose: () => void;
}

/** Removes a repeating shift, those after it, or all of them. */
export function RemoveSeriesDialog({ rows, shift, onClose }: RemoveSeriesDialogProps) {
  const source = useSchedulingSource();
  const { performAll } = usePlanning();
  const [part, setPart] = useState<SeriesPart>('following');
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const { timeZone, today, now } = source;
  const send = async () => {
    setPending(true);
    setError(null);
    try {
      const series = await source.listSeries(shift.seriesId ?? '');
      const taken = partOf(series, shift, part, now().getTime());
      const parts = taken.map((one) => ({ id: one.id, from: planOfShift(one), to: takenBack(one) }));
      const words = `${counted(parts.length, 'shift')} of a series removed`;
      const done = await performAll(words, parts, { known: taken });
      if (!done) return;
      toast({ title: words, tone: 'success' });
      onClose();
    } catch (failure) {
      setError(failure as Error);
    } finally {
      setPending(false);
    }
  };
  const wording = { timeZone, today: today(), nameOf: (id: string) => rows.facts.people.get(id)?.name };
  return (
    <FormDialog
      size="sm"
      title="Remove from series"
      description={`${shiftInWords(shift, wording)}. Drafts are deleted, and published shifts canceled. Shifts that have begun stay.`}
      submit="Remove shifts"
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <RadioGroup label="Which shifts" value={part} onChange={setPart} options={partOptions} />
      <Refusal error={error} />
    </FormDialog>
  );
}
