import { dayInWords, Muted, OneLine, RowName } from '@platform/module-kit/screens';
import { Badge, type Column } from '@platform/ui';
import { NameCell } from '../parts/pageParts';
import type { Names } from '../parts/useNames';
import { isLate, priorityTones, priorityWords } from '../rules/tickets/tickets';
import type { Ticket } from '../source/rows/ticket';
import { StatusMenu } from './StatusMenu';

interface TicketColumns {
  names: Names;
  /** The club's day. */
  today: string;
  /** The address at which a ticket is open. */
  hrefOf: (ticket: Ticket) => string;
}

/** The columns of the list of tickets. */
export const ticketColumns = ({ names, today, hrefOf }: TicketColumns): Column<Ticket>[] => [
  {
    key: 'title',
    header: 'Ticket',
    cell: (ticket) => (
      <NameCell>
        <RowName to={hrefOf(ticket)}>{ticket.title}</RowName>
        {ticket.location && <Muted>{ticket.location}</Muted>}
      </NameCell>
    ),
    sortBy: ({ title }) => title,
  },
  {
    key: 'priority',
    header: 'Priority',
    cell: (ticket) => <Badge tone={priorityTones[ticket.priority]}>{priorityWords[ticket.priority]}</Badge>,
    sortBy: (ticket) => ['high', 'medium', 'low'].indexOf(ticket.priority),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (ticket) => <StatusMenu ticket={ticket} />,
    sortBy: (ticket) => ['open', 'in_progress', 'resolved'].indexOf(ticket.status),
  },
  {
    key: 'assignee',
    header: 'Assignee',
    cell: ({ assigneeId }) => names.person(assigneeId) || <Muted>No one yet</Muted>,
    sortBy: ({ assigneeId }) => names.person(assigneeId),
  },
  {
    key: 'vendor',
    header: 'Vendor',
    cell: ({ vendorId }) => names.vendor(vendorId) || '–',
    sortBy: ({ vendorId }) => names.vendor(vendorId),
    onPhone: 'away',
  },
  {
    key: 'due',
    header: 'Due',
    cell: (ticket) =>
      isLate(ticket, today) ? (
        <Badge tone="danger">Was due {dayInWords(ticket.dueOn, today)}</Badge>
      ) : (
        <OneLine>{dayInWords(ticket.dueOn || null, today)}</OneLine>
      ),
    sortBy: ({ dueOn }) => dueOn || '9999',
  },
];
