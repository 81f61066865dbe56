import { MenuItem } from '@platform/ui';
import { nextStatuses, statusLabels, type ApplicationStatus } from '../rules/status';

interface MoveItemsProps {
  status: ApplicationStatus;
  onMove: (to: ApplicationStatus) => void;
}

/** Where an application may go, as entries of a menu. What asks a question first ends in dots. */
export function MoveItems({ status, onMove }: MoveItemsProps) {
  return nextStatuses(status).map((to) => (
    <MenuItem key={to} tone={to === 'rejected' ? 'destructive' : 'neutral'} onSelect={() => onMove(to)}>
      {words[to] ?? `Move to ${statusLabels[to]}`}
    </MenuItem>
  ));
}

const words: Partial<Record<ApplicationStatus, string>> = { hired: 'Hire…', rejected: 'Reject…' };
