import { asking } from '@platform/module-kit/screens';
import { PROFILE_COLUMNS } from '../rows/person';
import { PREVIEWS_FAILED, type PreviewTicket } from '../rows/preview';
import { withAddresses } from './withAddresses';

/** The newest fifty tickets. */
export async function listTickets(): Promise<PreviewTicket[]> {
  const ask = asking(PREVIEWS_FAILED);
  const [rows, modules] = await Promise.all([
    ask((db) =>
      db
        .from('preview_tickets')
        .select(
          `id, expires_at, ended_at, issued_by, profiles(${PROFILE_COLUMNS}),
           preview_ticket_releases(module_id, release_version)`,
        )
        .order('created_at', { ascending: false })
        .limit(50),
    ),
    ask((db) => db.from('modules').select('id, title')),
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
