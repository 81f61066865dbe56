import { toast } from '@platform/ui';
import type { ScheduleActions } from '../shift/ScheduleActions';

const locked = () =>
  void toast({ title: 'The schedule shows a proposal', description: 'Accept or discard what auto-fill found first.' });

/** A proposal cannot be changed by hand: it is accepted or discarded as a whole. */
export const lockedActions: ScheduleActions = {
  onAdd: locked,
  onAddBeside: locked,
  onEdit: locked,
  onMove: locked,
  onCopy: locked,
  onPut: locked,
  onRetime: locked,
  onOpenUp: locked,
  onFindCoverage: locked,
  onFlag: locked,
  onCancel: locked,
  onRestore: locked,
  onDelete: locked,
  onRepeat: locked,
  onRemoveSeries: locked,
};
