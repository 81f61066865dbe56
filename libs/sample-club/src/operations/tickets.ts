import { sampleId } from '../sampleIds';
import { staffNamed } from '../staff/staffNamed';
import { sampleVendors } from './vendors';

export interface SampleTicketEvent {
  id: string;
  kind: 'status' | 'assignee' | 'vendor' | 'comment';
  fromValue: string | null;
  toValue: string | null;
  note: string | null;
  /** A moment (ISO 8601 with offset). */
  happenedAt: string;
  authorName: string;
}

export interface SampleTicket {
  id: string;
  title: string;
  description: string;
  location: string;
  priority: 'high' | 'medium' | 'low';
  status: 'open' | 'in_progress' | 'resolved';
  assigneeId: string | null;
  vendorId: string | null;
  /** A day (ISO 8601). */
  dueOn: string | null;
  /** Moments (ISO 8601 with offset). */
  openedAt: string;
  resolvedAt: string | null;
  /** What happened after it was opened. */
  events: readonly SampleTicketEvent[];
}

const frank = staffNamed('Frank Delgado').id;
const elena = 'Elena Ruiz';

/** What is broken at the demo club, the most urgent first. */
export const sampleTickets: readonly SampleTicket[] = [
  {
    id: sampleId('ticket', 1),
    title: 'Loose handrail at the deep-end ladder',
    description: 'The left rail moves when someone climbs out. The ladder is roped off.',
    location: 'Main pool',
    priority: 'high',
    status: 'open',
    assigneeId: null,
    vendorId: null,
    dueOn: '2025-05-05',
    openedAt: '2025-04-30T16:05:00-04:00',
    resolvedAt: null,
    events: [],
  },
  {
    id: sampleId('ticket', 2),
    title: 'Acid feed of the main pool runs low',
    description: 'pH creeps up overnight although the feed is at its highest step.',
    location: 'Pump room',
    priority: 'medium',
    status: 'in_progress',
    assigneeId: frank,
    vendorId: sampleVendors[0]?.id ?? null,
    dueOn: '2025-05-09',
    openedAt: '2025-04-26T08:30:00-04:00',
    resolvedAt: null,
    events: [
      event(1, 'assignee', '2025-04-26T09:00:00-04:00', null, 'Frank Delgado'),
      event(2, 'status', '2025-04-28T10:35:00-04:00', 'open', 'in_progress'),
      comment(3, '2025-04-28T10:40:00-04:00', 'Blue Ridge should bring a new injector on the next visit.'),
    ],
  },
  {
    id: sampleId('ticket', 3),
    title: 'Side gate does not latch',
    description: 'The gate by court 4 swings open in the wind.',
    location: 'Courts',
    priority: 'medium',
    status: 'resolved',
    assigneeId: frank,
    vendorId: null,
    dueOn: null,
    openedAt: '2025-04-21T12:15:00-04:00',
    resolvedAt: '2025-04-23T14:30:00-04:00',
    events: [
      event(4, 'status', '2025-04-22T08:00:00-04:00', 'open', 'in_progress'),
      event(5, 'status', '2025-04-23T14:30:00-04:00', 'in_progress', 'resolved'),
    ],
  },
  {
    id: sampleId('ticket', 4),
    title: 'Snack bar light flickers',
    description: 'Second tube from the door.',
    location: 'Clubhouse',
    priority: 'low',
    status: 'open',
    assigneeId: null,
    vendorId: null,
    dueOn: null,
    openedAt: '2025-04-27T17:20:00-04:00',
    resolvedAt: null,
    events: [],
  },
  {
    id: sampleId('ticket', 5),
    title: 'Cracked skimmer lid',
    description: 'Covered with a mat until it was replaced.',
    location: 'Main pool',
    priority: 'high',
    status: 'resolved',
    assigneeId: frank,
    vendorId: null,
    dueOn: null,
    openedAt: '2024-07-12T09:40:00-04:00',
    resolvedAt: '2024-07-13T11:00:00-04:00',
    events: [event(6, 'status', '2024-07-13T11:00:00-04:00', 'open', 'resolved')],
  },
];

function event(
  number: number,
  kind: 'status' | 'assignee' | 'vendor',
  happenedAt: string,
  fromValue: string | null,
  toValue: string,
): SampleTicketEvent {
  return { id: sampleId('ticketEvent', number), kind, fromValue, toValue, note: null, happenedAt, authorName: elena };
}

function comment(number: number, happenedAt: string, note: string): SampleTicketEvent {
  return {
    id: sampleId('ticketEvent', number),
    kind: 'comment',
    fromValue: null,
    toValue: null,
    note,
    happenedAt,
    authorName: elena,
  };
}
