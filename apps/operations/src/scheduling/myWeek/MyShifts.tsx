import { EmptyState } from '@platform/ui';
import { ItemList } from '../dialogs/ItemList';
import type { Shift } from '../source/rows/shift';
import { OwnShift } from './OwnShift';
import { useAsking } from './dialogs/useAsking';
import type { MyRows } from './useMyRows';
import { SHIFTS_APPEAR_HERE } from './ownShiftWords';

interface MyShiftsProps {
  rows: MyRows;
  shifts: readonly Shift[];
  staffId: string;
}

/** A person's shifts in the week, with their colleagues, their answers, and the possible requests about each. */
export function MyShifts({ rows, shifts, staffId }: MyShiftsProps) {
  const { onAsk, dialog } = useAsking(rows, staffId);
  if (shifts.length === 0) {
    return <EmptyState title="No shifts this week" description={SHIFTS_APPEAR_HERE} />;
  }
  return (
    <>
      <ItemList>
        {shifts.map((shift) => (
          <li key={shift.id}>
            <OwnShift rows={rows} shift={shift} staffId={staffId} onAsk={(kind) => onAsk(shift, kind)} />
          </li>
        ))}
      </ItemList>
      {dialog}
    </>
  );
}
