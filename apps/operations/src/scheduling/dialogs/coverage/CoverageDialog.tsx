import { Button, Dialog } from '@platform/ui';
import { periodWords } from '../../rules/words';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingSource } from '../../source/useSchedulingSource';
import { usePlanning } from '../../planning/usePlanning';
import { planOfShift } from '../../rules/shift/samePlan';
import { CandidateList } from './CandidateList';
import { CoverageChoice } from './CoverageChoice';

interface CoverageDialogProps {
  rows: ScheduleRows;
  /** The shift that needs a person; null until one is chosen. */
  shift: Shift | null;
  /** The shift that was chosen, if someone else has removed it meanwhile. */
  removed: Shift | null;
  onShift: (shift: Shift | null) => void;
  onClose: () => void;
}

/**
 * Finds a person for a shift that is open, or that its person may not be able to work: the best first, with the
 * reasons.
 */
export function CoverageDialog({ rows, shift, removed, onShift, onClose }: CoverageDialogProps) {
  const { timeZone, today } = useSchedulingSource();
  const { change } = usePlanning();
  const words = (of: Shift) => `${of.role}, ${periodWords(of, timeZone, today())}`;
  if (!shift) {
    return <CoverageChoice rows={rows} removed={removed} words={words} onShift={onShift} onClose={onClose} />;
  }
  const holder = shift.staffId === null ? undefined : rows.facts.people.get(shift.staffId)?.name;
  return (
    <Dialog
      open
      size="lg"
      title="Find Coverage"
      description={`${words(shift)}${shift.location ? `, ${shift.location}` : ''}. ${holder ? `${holder} has this shift.` : 'No one has it yet.'}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={() => onShift(null)}>
            Other shifts
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <CandidateList
        rows={rows}
        shift={shift}
        onAssign={({ staffId, name }) => {
          const to = { ...planOfShift(shift), staffId, needsCover: false };
          void change(shift, to, `${shift.role} shift given to ${name}`).then((isDone) => isDone && onClose());
        }}
      />
    </Dialog>
  );
}
