import { dataOf } from '@platform/module-kit';
import { asking, saving } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import { withAddresses } from '../../users/people/addresses';
import { PROFILE_COLUMNS } from '../../users/people/person';

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

/** The newest fifty tickets. */
export async function listTickets(): Promise<PreviewTicket[]> {
  const client = await supabase();
  const tickets = client
    .from('preview_tickets')
    .select(
      `id, expires_at, ended_at, issued_by, profiles(${PROFILE_COLUMNS}),
       preview_ticket_releases(module_id, release_version)`,
    )
    .order('created_at', { ascending: false })
    .limit(50);
  const [rows, modules] = await Promise.all([
    dataOf(tickets, PREVIEWS_FAILED),
    dataOf(client.from('modules').select('id, title'), PREVIEWS_FAILED),
  ]);
  const titles = new Map(modules.map(({ id, title }) => [id, title]));
  const people = await withAddresses(rows.map((row) => row.profiles));
  const now = new Date();
  return rows.map((row, index) => ({
    id: row.id,
    releases: row.preview_ticket_releases.map(
      ({ module_id: moduleId, release_version: version }) => `${titles.get(moduleId) ?? moduleId} ${version}`,
    ),
    person: people[index]?.email ?? people[index]?.name ?? '',
    endsAt: row.ended_at ?? row.expires_at,
    issuedBy: row.issued_by,
    isOver: row.ended_at !== null || new Date(row.expires_at) <= now,
  }));
}

/** Lets a person see releases for a number of hours. Returns the ticket's id. @throws DataError for the person */
export async function issueTicket({ releases, email, hours }: PreviewOrder): Promise<string> {
  return asking(ISSUE_FAILED)((db) =>
    db.rpc('issue_preview_ticket', {
      releases_param: Object.fromEntries(releases.map(({ moduleId, version }) => [moduleId, version])),
      email_param: email.trim(),
      hours_param: hours,
    }),
  );
}

/** Ends a ticket early. */
export async function endTicket(id: string): Promise<void> {
  await saving(END_FAILED)((db) => db.rpc('end_preview_ticket', { ticket_id_param: id }));
}
