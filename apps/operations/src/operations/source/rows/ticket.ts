export type Priority = 'high' | 'medium' | 'low';
export type TicketStatus = 'open' | 'in_progress' | 'resolved';

/** A repair. Empty texts mean none, and so do empty ids of people and vendors. */
export interface Ticket {
  id: string;
  title: string;
  description: string;
  location: string;
  priority: Priority;
  status: TicketStatus;
  /** A member of the staff. */
  assigneeId: string;
  vendorId: string;
  /** A day (ISO 8601). */
  dueOn: string;
  /** The repair cost in cents; null until it is known. */
  cost: number | null;
  /** The capital project it became, if any. */
  projectId: string;
  /** Paths in the storage of the club's files. */
  photos: readonly string[];
  /** Moments (ISO 8601). */
  openedAt: string;
  resolvedAt: string | null;
  /** The person who reported the problem; empty if a manager or a plan opened the ticket. */
  reporterName: string;
  /** Whether the reader reported it. */
  isOwnReport: boolean;
  /** The plan that opened it; empty for any other. */
  planId: string;
  version: number;
}

/** The fields a person enters for a ticket. */
export type TicketDraft = Pick<
  Ticket,
  'title' | 'description' | 'location' | 'priority' | 'assigneeId' | 'vendorId' | 'dueOn' | 'cost'
>;

/** An event of a ticket: a comment, or a change with its old and new value in words. */
export interface TicketEvent {
  kind: string;
  from: string | null;
  to: string | null;
  note: string | null;
  /** A moment (ISO 8601). */
  happenedAt: string;
  authorName: string | null;
}
