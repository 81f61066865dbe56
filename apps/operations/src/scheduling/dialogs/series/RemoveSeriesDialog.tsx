import { counted, FormDialog, Refusal } from '@platform/module-kit/screens';
import { RadioGroup, toast } from '@platform/ui';
import { useState } from 'react';
import { shiftInWords } from '../../words/shiftWords';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import { planOfShift } from '../../rules/shift/samePlan';
import { partOf, takenBack, type SeriesPart } from '../../planning/series/series';
import { usePlanning } from '../../planning/usePlanning';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingSource } from '../../source/useSchedulingSource';
import { partOptions } from './seriesParts';

interface RemoveSeriesDialogProps {
  rows: ScheduleRows;
  shift: Shift;
  /** Whether to remove all future shifts without asking which. */
  ends?: boolean;
  /** Called instead of `onClose` once they are removed. */
  onRemoved: () => void;
  onClose: () => void;
}

/** Removes a repeating shift, those after it, or all of them. */
export function RemoveSeriesDialog({ rows, shift, ends = false, onRemoved, onClose }: RemoveSeriesDialogProps) {
  const source = useSchedulingSource();
  const { performAll } = usePlanning();
  const [part, setPart] = useState<SeriesPart>(ends ? 'all' : 'following');
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
      const done = await performAll(words, parts, taken);
      if (!done) return;
      toast({ title: words, tone: 'success' });
      onRemoved();
    } catch (failure) {
      setError(failure as Error);
    } finally {
      setPending(false);
    }
  };
  const wording = { timeZone, today: today(), nameOf: (id: string) => rows.facts.people.get(id)?.name };
  const words = shiftInWords(shift, wording);
  const removed = ends ? `All coming shifts of this series are removed, from ${words} on` : words;
  return (
    <FormDialog
      size="sm"
      title={ends ? 'End series' : 'Remove from series'}
      description={`${removed}. Drafts are deleted, and published shifts canceled. Shifts that have begun stay.`}
      submit={ends ? 'End series' : 'Remove shifts'}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      {!ends && <RadioGroup label="Which shifts" value={part} onChange={setPart} options={partOptions} />}
      <Refusal error={error} />
    </FormDialog>
  );
}
