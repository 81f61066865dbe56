import { counted } from '@platform/module-kit/screens';
import { Button, EmptyState } from '@platform/ui';
import { isShown } from '../rules/gridRows';
import type { Shift } from '../source/rows/shift';
import { useScheduleAddress } from './useScheduleAddress';

/** Says that the filters hide all shifts of the shown time, so that a filter does not look like an empty schedule. */
export function NothingMatches({ shifts }: { shifts: readonly Shift[] }) {
  const { values, change } = useScheduleAddress();
  if (shifts.length === 0 || shifts.some((shift) => isShown(shift, values))) return null;
  return (
    <EmptyState
      title="No shifts match the filters"
      description={`They hide ${counted(shifts.length, 'shift')}.`}
      action={
        <Button size="sm" variant="secondary" onClick={() => change({ role: '', location: '', person: '' })}>
          Show all shifts
        </Button>
      }
    />
  );
}
