import { Badge, Menu, MenuItem, token } from '@platform/ui';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { moveInWords, nextStatuses, statusTones, statusWords } from '../rules/tickets/tickets';
import type { Ticket } from '../source/rows/ticket';
import { useOperationsSource } from '../source/useOperationsSource';
import { useMoving } from './useMoving';

/** The status of a ticket. Managers change it here, by pointer or keyboard. */
export function StatusMenu({ ticket }: { ticket: Ticket }) {
  const { canManage } = useOperationsSource();
  const move = useMoving(ticket);
  const badge = <Badge tone={statusTones[ticket.status]}>{statusWords[ticket.status]}</Badge>;
  if (!canManage) return badge;
  return (
    <Menu
      align="start"
      trigger={(menu) => (
        <Trigger {...menu} type="button" aria-label={`${statusWords[ticket.status]}: move ${ticket.title}`}>
          {badge}
          <ChevronDown size={16} aria-hidden="true" />
        </Trigger>
      )}
    >
      {nextStatuses[ticket.status].map((status) => (
        <MenuItem key={status} onSelect={() => move(status)}>
          {moveInWords(ticket.status, status)}
        </MenuItem>
      ))}
    </Menu>
  );
}

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xxs};
  min-height: ${token.control.target};
  padding: 0 ${token.space.xxs};
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.inkMuted};
  cursor: pointer;
  &:hover {
    background: ${token.color.surfaceHover};
    color: ${token.color.ink};
  }
`;
