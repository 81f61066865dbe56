import { counted } from '@platform/module-kit/screens';
import { Button, Dialog, token } from '@platform/ui';
import { styled } from 'styled-components';
import { dayName } from '../grid/formats';
import type { MadeShift } from '../source/changes/weeks';
import { useShifts } from '../source/queries';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { periodWords } from '../rules/words';

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
      <List>
        {made.map(({ shiftId, reason }) => {
          const shift = shifts.get(shiftId);
          return (
            <li key={shiftId}>
              <strong>{shift ? `${shift.role}, ${periodWords(shift, timeZone, today())}` : 'Shift'}</strong>
              <span>{reason}</span>
            </li>
          );
        })}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.sm};
  font-size: ${token.size.sm};
  strong {
    display: block;
    font-weight: ${token.weight.semibold};
  }
  span {
    color: ${token.color.inkMuted};
  }
`;
