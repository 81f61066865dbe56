import { matchesWords } from '@platform/module-kit/screens';
import type { Tone } from '@platform/ui';
import type { Priority, Ticket, TicketStatus } from '../../source/rows/ticket';
import { type DayRange, happenedWithin } from '../dayRange';

export const statusWords: Record<TicketStatus, string> = {
  open: 'Open',
  in_progress: 'In progress',
  resolved: 'Resolved',
};
export const statusTones: Record<TicketStatus, Tone> = { open: 'court', in_progress: 'water', resolved: 'success' };

export const priorityWords: Record<Priority, string> = { high: 'High', medium: 'Medium', low: 'Low' };
/** Specification 4: high destructive, medium secondary, low outline. */
export const priorityTones: Record<Priority, Tone> = { high: 'danger', medium: 'neutral', low: 'outline' };

const urgency: Record<Priority, number> = { high: 0, medium: 1, low: 2 };

/**
 * Unresolved tickets first: the most urgent, then the first due or opened. Resolved ones follow, the most recently
 * resolved first.
 */
export function inTicketOrder(tickets: readonly Ticket[]): Ticket[] {
  return [...tickets].sort((one, other) => {
    const isDone = Number(one.status === 'resolved') - Number(other.status === 'resolved');
    if (isDone !== 0) return isDone;
    if (one.status === 'resolved') return Date.parse(other.resolvedAt ?? '') - Date.parse(one.resolvedAt ?? '');
    return (
      urgency[one.priority] - urgency[other.priority] ||
      (one.dueOn || '9999').localeCompare(other.dueOn || '9999') ||
      Date.parse(one.openedAt) - Date.parse(other.openedAt)
    );
  });
}

interface TicketFilter {
  search: string;
  status: TicketStatus | 'all' | 'active';
  priority: Priority | 'all';
}

/**
 * The tickets that match a filter. Each word of the search must be in the ticket.
 * @param namesOf the names of its assignee and its vendor
 */
export function filterTickets(
  tickets: readonly Ticket[],
  { search, status, priority }: TicketFilter,
  namesOf: (ticket: Ticket) => readonly string[],
): Ticket[] {
  return tickets.filter((ticket) => {
    if (status === 'active' && ticket.status === 'resolved') return false;
    if (status !== 'all' && status !== 'active' && ticket.status !== status) return false;
    if (priority !== 'all' && ticket.priority !== priority) return false;
    return matchesWords(search, ticket.title, ticket.description, ticket.location, ...namesOf(ticket));
  });
}

/** Whether a ticket was opened, or resolved, in the range of days. */
export const isDatedWithin = (
  days: DayRange & { dated: 'opened' | 'resolved' },
  { openedAt, resolvedAt }: Ticket,
  timeZone: string,
): boolean => happenedWithin(days, days.dated === 'opened' ? openedAt : resolvedAt, timeZone);

/** Whether a ticket is past its due day and not resolved. */
export const isLate = ({ status, dueOn }: Ticket, today: string): boolean =>
  status !== 'resolved' && dueOn !== '' && dueOn < today;

/** The next steps for a ticket, the likeliest first. */
export const nextStatuses: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ['in_progress', 'resolved'],
  in_progress: ['resolved', 'open'],
  resolved: ['open'],
};

/** The name of the action that moves a ticket from one status to another. */
export function moveInWords(from: TicketStatus, to: TicketStatus): string {
  if (to === 'in_progress') return 'Start work';
  if (to === 'resolved') return 'Mark resolved';
  return from === 'resolved' ? 'Reopen' : 'Move back to open';
}
