import { answerOf, type Platform } from '../platforms/platform';
import { ReleaseError } from './releaseError';
import { releaseNamed } from './releaseName';
import { describeFinding, verify } from '../publishing/verify';

interface PreviewRequest {
  /** Releases as typed: `training@1.2.0-pr-42`. */
  releases: readonly string[];
  /** The person it is for. */
  email: string;
  /** How long it lasts (hours), as typed: from 1 to 168. */
  hours: string;
  actor: string;
}

/**
 * Issues a ticket for one person and any combination of registered releases.
 * @returns its id
 * @throws ReleaseError if a stored file of a release is not the published one, or if the registry refuses
 */
export async function issuePreview(platform: Platform, request: PreviewRequest): Promise<string> {
  const hours = Number(request.hours);
  if (!Number.isInteger(hours)) {
    throw new ReleaseError(`"${request.hours}" is not a whole number of hours. Say how many, such as --hours 8.`);
  }
  const named = request.releases.map(releaseNamed);
  const releases = Object.fromEntries(named.map(({ moduleId, version }) => [moduleId, version]));
  const twice = named.find(({ moduleId, version }) => releases[moduleId] !== version);
  if (twice) throw new ReleaseError(`A preview shows one release of a module, and ${twice.moduleId} is named twice.`);
  for (const release of named) {
    const [finding] = await verify(platform, release);
    if (finding) throw new ReleaseError(`${describeFinding(finding)} No preview was issued.`);
  }
  const ticket: string = await answerOf(
    platform.registry.rpc('issue_preview_ticket', {
      releases_param: releases,
      email_param: request.email,
      hours_param: hours,
      actor_param: request.actor,
    }),
  );
  return ticket;
}

/** The address that opens a preview, for its person. */
export const previewLink = ({ siteOrigin }: Platform, ticket: string): string => `${siteOrigin}/preview/${ticket}`;

/** Ends a preview early and permanently. Ending it again changes nothing. */
export async function endPreview({ registry }: Platform, { ticket, actor }: { ticket: string; actor: string }) {
  if (!/^[0-9a-f-]{36}$/i.test(ticket)) {
    throw new ReleaseError(`"${ticket}" is not the id of a preview. "npm run release -- tickets" lists them.`);
  }
  await answerOf(registry.rpc('end_preview_ticket', { ticket_id_param: ticket, actor_param: actor }));
}

interface ListedPreview {
  id: string;
  email: string;
  /** Its releases: `training@1.2.0-pr-42`. */
  releases: string[];
  state: 'open' | 'over' | `ended by ${string}`;
  /** When it ends, or was ended. */
  endsAt: string;
  firstOpenedAt: string | null;
  issuedBy: string;
}

interface TicketRow {
  id: string;
  user_id: string;
  expires_at: string;
  ended_at: string | null;
  ended_by: string | null;
  first_opened_at: string | null;
  issued_by: string;
  preview_ticket_releases: { module_id: string; release_version: string }[];
}

/** The last thousand previews, newest first. */
export async function listPreviews({ registry }: Platform): Promise<ListedPreview[]> {
  const rows: TicketRow[] = await answerOf(
    registry
      .from('preview_tickets')
      .select('*, preview_ticket_releases(module_id, release_version)')
      .order('created_at', { ascending: false }),
  );
  const people = [...new Set(rows.map((row) => row.user_id))];
  const emails = new Map(await Promise.all(people.map(async (id) => [id, await emailOf(registry, id)] as const)));
  return rows.map((row) => ({
    id: row.id,
    email: emails.get(row.user_id) ?? row.user_id,
    releases: row.preview_ticket_releases.map((of) => `${of.module_id}@${of.release_version}`).sort(),
    state: stateOf(row),
    endsAt: row.ended_at ?? row.expires_at,
    firstOpenedAt: row.first_opened_at,
    issuedBy: row.issued_by,
  }));
}

function stateOf({ ended_by: endedBy, expires_at: endsAt }: TicketRow): ListedPreview['state'] {
  if (endedBy !== null) return `ended by ${endedBy}`;
  return Date.parse(endsAt) > Date.now() ? 'open' : 'over';
}

async function emailOf(registry: Platform['registry'], userId: string): Promise<string | undefined> {
  const { data } = await registry.auth.admin.getUserById(userId);
  return data.user?.email;
}
