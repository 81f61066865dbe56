export type Priority = 'high' | 'medium' | 'low';
export type TicketStatus = 'open' | 'in_progress' | 'resolved';

/** Something broken. Texts are empty where there are none; ids of people and vendors, too. */
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
  /** What the repair costs, in cents; null while it is not known. */
  cost: number | null;
  /** The capital project that it has become, if any. */
  projectId: string;
  /** Paths in the storage of the club's files. */
  photos: readonly string[];
  /** Moments (ISO 8601). */
  openedAt: string;
  resolvedAt: string | null;
  /** The person who reported the problem; empty where a manager or a plan opened the ticket. */
  reporterName: string;
  /** Whether the reader reported it. */
  isOwnReport: boolean;
  /** The plan that opened it; empty for any other. */
  planId: string;
  version: number;
}

/** What people enter about a ticket. */
export type TicketDraft = Pick<
  Ticket,
  'title' | 'description' | 'location' | 'priority' | 'assigneeId' | 'vendorId' | 'dueOn' | 'cost'
>;

/** What happened to a ticket: a comment, or one of its changes with both values in words. */
export interface TicketEvent {
  kind: string;
  from: string | null;
  to: string | null;
  note: string | null;
  /** A moment (ISO 8601). */
  happenedAt: string;
  authorName: string | null;
}

/** A photo of a ticket, ready to be stored. */
export interface Photo {
  blob: Blob;
  extension: 'jpg';
}
