export const PREVIEWS_FAILED = 'Failed to fetch previews';
export const ISSUE_FAILED = 'Failed to issue the preview';
export const END_FAILED = 'Failed to end the preview';

/** A release of one module. */
export interface PreviewedRelease {
  moduleId: string;
  version: string;
}

/** Permission for one person to see releases that no channel has. */
export interface PreviewTicket {
  id: string;
  /** One for each previewed module: `Training 1.2.0`. */
  releases: string[];
  /** The person it is for. */
  person: string;
  /** When it expires, or was ended. */
  endsAt: string;
  issuedBy: string;
  isOver: boolean;
}

/** The content of a new ticket. */
export interface PreviewOrder {
  releases: readonly PreviewedRelease[];
  email: string;
  hours: number;
}

/** The address where the ticket's person opens it. */
export function linkOf(ticketId: string): string {
  return `${window.location.origin}/preview/${ticketId}`;
}
