import { MenuItem, MenuSeparator } from '@platform/ui';
import type { Shift } from '../source/rows/shift';
import { useScheduleActions } from './ScheduleActions';

/** All actions on a shift, including those of each drag. */
export function ShiftMenuItems({ shift }: { shift: Shift }) {
  const actions = useScheduleActions();
  if (shift.status === 'cancelled') {
    return (
      <>
        <MenuItem onSelect={() => actions.onEdit(shift)}>Open shift</MenuItem>
        <MenuItem onSelect={() => actions.onRestore(shift)}>Restore shift</MenuItem>
        <MenuItem onSelect={() => actions.onCopy(shift)}>Copy to…</MenuItem>
      </>
    );
  }
  return (
    <>
      <MenuItem onSelect={() => actions.onEdit(shift)}>Edit shift…</MenuItem>
      <MenuItem onSelect={() => actions.onMove(shift)}>Move to…</MenuItem>
      <MenuItem onSelect={() => actions.onCopy(shift)}>Copy to…</MenuItem>
      <MenuItem onSelect={() => actions.onAddBeside(shift)}>Add another shift…</MenuItem>
      {shift.seriesId === null && <MenuItem onSelect={() => actions.onRepeat(shift)}>Repeat…</MenuItem>}
      <MenuItem onSelect={() => actions.onFindCoverage(shift)}>Find coverage…</MenuItem>
      {shift.staffId !== null && (
        <>
          <MenuItem onSelect={() => actions.onOpenUp(shift)}>Make open</MenuItem>
          <MenuItem onSelect={() => actions.onFlag(shift, !shift.needsCover)}>
            {shift.needsCover ? 'No longer needs coverage' : 'Needs coverage'}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      {shift.seriesId !== null && (
        <MenuItem tone="destructive" onSelect={() => actions.onRemoveSeries(shift)}>
          Remove from series…
        </MenuItem>
      )}
      {shift.wasPublished ? (
        <MenuItem tone="destructive" onSelect={() => actions.onCancel(shift)}>
          Cancel shift
        </MenuItem>
      ) : (
        <MenuItem tone="destructive" onSelect={() => actions.onDelete(shift)}>
          Delete draft
        </MenuItem>
      )}
    </>
  );
}
