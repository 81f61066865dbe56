import { counted } from '@platform/module-kit/screens';
import { Button, Dialog, token } from '@platform/ui';
import { styled } from 'styled-components';
import { dayName } from '../../words/formats';
import { WindowedList } from '../../longLists/WindowedList';
import type { MadeShift } from '../../source/changes/weeks';
import { useShifts } from '../../source/queries';
import { useSchedulingSource } from '../../source/useSchedulingSource';
import { periodWords } from '../../rules/words';

/** The open shifts of a new week, each with the reason. */
export function LeftOpen({ week, made, onClose }: { week: string; made: readonly MadeShift[]; onClose: () => void }) {
  const { timeZone, today } = useSchedulingSource();
  const shifts = new Map(useShifts(week).data?.map((shift) => [shift.id, shift]));
  return (
    <Dialog
      open
      title={`${counted(made.length, 'shift')} left open`}
      description={`In the week of ${dayName(week)} the people planned for them cannot work them.`}
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          Show the week
        </Button>
      }
    >
      <WindowedList as={List} rows={made} keyOf={({ shiftId }) => shiftId} remOf={remOf}>
        {({ shiftId, reason }) => {
          const shift = shifts.get(shiftId);
          return (
            <>
              <strong>{shift ? `${shift.role}, ${periodWords(shift, timeZone, today())}` : 'Shift'}</strong>
              <span>{reason}</span>
            </>
          );
        }}
      </WindowedList>
    </Dialog>
  );
}

/** Two lines and the room to the next shift (rem). */
const remOf = (): number => 3.125;

/** A block, so that the spacers for shifts that are not rendered get no gap. */
const List = styled.ul`
  display: block;
  font-size: ${token.size.sm};
  line-height: ${token.leading.control};
  li {
    padding-bottom: ${token.space.sm};
  }
  strong {
    display: block;
    font-weight: ${token.weight.semibold};
  }
  span {
    color: ${token.color.inkMuted};
  }
`;
