import { MenuItem } from '@platform/ui';
import { nextStatuses, statusLabels, type ApplicationStatus } from '../../rules/status';

interface MoveItemsProps {
  status: ApplicationStatus;
  onMove: (to: ApplicationStatus) => void;
}

/** The statuses an application can move to, as menu items. An item that opens a dialog ends in dots. */
export function MoveItems({ status, onMove }: MoveItemsProps) {
  return nextStatuses(status).map((to) => (
    <MenuItem key={to} tone={to === 'rejected' ? 'destructive' : 'neutral'} onSelect={() => onMove(to)}>
      {words[to] ?? `Move to ${statusLabels[to]}`}
    </MenuItem>
  ));
}

const words: Partial<Record<ApplicationStatus, string>> = { hired: 'Hire…', rejected: 'Reject…' };
