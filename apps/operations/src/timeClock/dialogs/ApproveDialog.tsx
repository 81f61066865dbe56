import { counted, Refusal } from '@platform/module-kit/screens';
import { Button, Dialog, token } from '@platform/ui';
import { styled } from 'styled-components';
import { shiftInWords } from '../rules/clockWords';
import type { OverShift } from '../source/rows/timesheet';
import { useTimeClockSource } from '../source/useTimeClockSource';

interface ApproveDialogProps {
  /** What to approve, such as `the week of Jordan Blake`. */
  what: string;
  /** The shifts without hours of the people to approve; at least one. */
  missed: readonly OverShift[];
  nameOf: (staffId: string) => string;
  isPending: boolean;
  error: Error | null;
  onApprove: () => void;
  onClose: () => void;
}

/** The most shifts that it lists, because a club without a time clock has very many. */
const NAMED = 6;

/** Asks before approving weeks in which shifts have no hours. */
export function ApproveDialog({ what, missed, nameOf, isPending, error, onApprove, onClose }: ApproveDialogProps) {
  const { timeZone } = useTimeClockSource();
  const others = missed.length - NAMED;
  return (
    <Dialog
      open
      size="sm"
      title={`Approve ${what}?`}
      description={`${counted(missed.length, 'shift has', 'shifts have')} no hours, and approving closes the week. Enter the hours first if ${missed.length === 1 ? 'it was' : 'they were'} worked.`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isPending} onClick={onApprove}>
            Approve anyway
          </Button>
        </>
      }
    >
      <Lines aria-label="Missed shifts">
        {missed.slice(0, NAMED).map((shift) => (
          <li key={shift.shiftId}>
            <strong>{nameOf(shift.staffId)}</strong>
            <span>{shiftInWords(shift, timeZone)}</span>
          </li>
        ))}
        {others > 0 && <li>And {others} more</li>}
      </Lines>
      <Refusal error={error} />
    </Dialog>
  );
}

const Lines = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space.xs};
  padding: 0;
  font-size: ${token.size.sm};
  list-style: none;
  strong {
    display: block;
    font-weight: ${token.weight.semibold};
  }
  span {
    color: ${token.color.inkMuted};
    font-variant-numeric: tabular-nums;
  }
`;
