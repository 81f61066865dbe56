import { FormDialog, Refusal, hoursInWords } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { besideMe } from '../../rules/ownWeek/myShifts';
import { paidMinutes } from '../../rules/shift/shiftPlan';
import { errorToReader } from '../../rules/requests/readerWords';
import { periodWords } from '../../rules/words';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import type { MyRows } from '../useMyRows';

interface TakeDialogProps {
  rows: MyRows;
  shift: Shift;
  /** The reader. */
  staffId: string;
  onClose: () => void;
}

/** Takes an open shift. The first person gets it; another one is told that someone was first. */
export function TakeDialog({ rows, shift, staffId, onClose }: TakeDialogProps) {
  const source = useSchedulingSource();
  const words = periodWords(shift, source.timeZone, source.today());
  const others = besideMe(shift, rows.coming).map(rows.nameOf);
  const taking = useSchedulingChange(() => source.acceptOffer(shift.id), {
    onDone() {
      toast({ title: 'The shift is yours', description: words, tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title="Take this shift?"
      description={[shift.role, words, shift.location, hoursInWords(paidMinutes(shift) / 60)]
        .filter(Boolean)
        .join(', ')}
      submit="Take it"
      autoFocus
      isPending={taking.isPending}
      onClose={onClose}
      onSubmit={() => taking.mutate()}
    >
      <p>{others.length > 0 ? `You work with ${others.join(', ')}.` : 'No one else works there at that time.'}</p>
      <Refusal error={errorToReader(taking.error, rows.nameOf(staffId))} />
    </FormDialog>
  );
}
