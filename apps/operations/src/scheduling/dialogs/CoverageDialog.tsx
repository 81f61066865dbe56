import { Button, Dialog, EmptyState } from '@platform/ui';
import { periodWords } from '../rules/words';
import type { ScheduleRows } from '../page/useScheduleRows';
import type { Shift } from '../source/schedulingSource';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { usePlanning } from '../planning/usePlanning';
import { planOfShift } from '../planning/history';
import { CandidateList } from './CandidateList';
import { ItemList, ItemWords } from './ItemList';

interface CoverageDialogProps {
  rows: ScheduleRows;
  /** The shift that needs a person; null until one is chosen. */
  shift: Shift | null;
  onShift: (shift: Shift | null) => void;
  onClose: () => void;
}

/**
 * Finds a person for a shift that is open, or that its person may not be able to work: the best first, with the
 * reasons.
 */
export function CoverageDialog({ rows, shift, onShift, onClose }: CoverageDialogProps) {
  const { timeZone, today } = useSchedulingSource();
  const { change } = usePlanning();
  const words = (of: Shift) => `${of.role}, ${periodWords(of, timeZone, today())}`;
  if (!shift) return <ShiftChoice rows={rows} words={words} onShift={onShift} onClose={onClose} />;
  const holder = shift.staffId === null ? undefined : rows.facts.people.get(shift.staffId)?.name;
  return (
    <Dialog
      open
      size="lg"
      title="Find Coverage"
      description={`${words(shift)}${shift.location ? `, ${shift.location}` : ''}. ${holder ? `${holder} has it now.` : 'No one has it yet.'}`}
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

interface ShiftChoiceProps extends Pick<CoverageDialogProps, 'rows' | 'onShift' | 'onClose'> {
  words: (shift: Shift) => string;
}

/** The future shifts that need a person. */
function ShiftChoice({ rows, words, onShift, onClose }: ShiftChoiceProps) {
  const { now } = useSchedulingSource();
  const wanted = rows.around.filter(
    ({ status, staffId, needsCover, endsAt }) =>
      status !== 'cancelled' && (staffId === null || needsCover) && Date.parse(endsAt) > now().getTime(),
  );
  return (
    <Dialog
      open
      size="lg"
      title="Find Coverage"
      description="Choose a shift. You see who can take it, the best first."
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {wanted.length === 0 ? (
        <EmptyState
          title="Every shift is covered"
          description="No shift of this week or the next is open, and none is marked as needing coverage."
        />
      ) : (
        <ItemList>
          {wanted.map((shift) => (
            <li key={shift.id}>
              <ItemWords>
                <strong>{words(shift)}</strong>
                <small>
                  {[
                    shift.location,
                    shift.staffId === null
                      ? 'Open'
                      : `${rows.facts.people.get(shift.staffId)?.name ?? ''} needs coverage`,
                    shift.status === 'draft' && 'Draft',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </ItemWords>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Find people: ${words(shift)}`}
                onClick={() => onShift(shift)}
              >
                Find people
              </Button>
            </li>
          ))}
        </ItemList>
      )}
    </Dialog>
  );
}
