import type { Membership, Permission } from '../store/sessionState';
import { supabaseAddress } from '../client/supabaseClient';
import { membershipOf, permissionsOf, type ProfileRow } from '../signIn/rowsOfPerson';
import { requestStart, takeEarlyStart } from './earlyStart';
import type { StoredSession } from './storedSession';

/** What `platform_start` answers, part by part. */
interface StartParts {
  membership: Membership;
  permissions: Permission[];
  /** The newest unread notifications. */
  unread: { id: string; created_at: string }[];
  /** Not checked yet. */
  manifest: unknown;
}

/** The parts are as old as the page by then: the next reader asks for its own (milliseconds). */
const FRESH_MS = 30_000;

/** The header with which the service worker marks an answer that it kept for a time without a network. */
const KEPT_AT = 'x-kept-at';

interface Asked {
  userId: string;
  ticket: string | undefined;
  since: number;
  parts: Promise<Partial<StartParts>>;
}

let asked: Asked | undefined;

/**
 * Asks once for everything that the page of a person starts with, without waiting for the client. It is an advance on
 * the requests for each part: whatever is missing from it, or all of it after a failure, is asked for alone.
 * @param ticket the preview that this tab was opened for
 */
export function askStart({ access_token: token, user }: StoredSession, ticket: string | undefined): void {
  const response = takeEarlyStart(user.id, ticket) ?? requestStart(supabaseAddress(), token, ticket);
  const parts = readParts(response).catch(() => ({}));
  asked = { userId: user.id, ticket, since: Date.now(), parts };
}

/**
 * A part of the answer that the page of a person started with. Each part is given once, because it is old the next time.
 * Never rejects.
 * @returns undefined if the part has to be asked for
 */
export async function takeStart<Part extends keyof StartParts>(
  part: Part,
  userId: string,
): Promise<StartParts[Part] | undefined> {
  const from = asked;
  if (from?.userId !== userId) return undefined;
  const parts = await from.parts;
  const { [part]: value } = parts;
  parts[part] = undefined;
  return Date.now() - from.since < FRESH_MS ? value : undefined;
}

/**
 * The same for the manifest, which also depends on the preview that the tab was opened for.
 * @returns undefined also if the page started with another ticket
 */
export async function takeStartManifest(userId: string, ticket: string | undefined): Promise<unknown> {
  return asked?.ticket === ticket ? takeStart('manifest', userId) : undefined;
}

interface StartRow {
  profile: ProfileRow | null;
  club: NonNullable<Membership['club']> | null;
  /** Missing in the answer of an older database. */
  is_on_staff?: boolean;
  left_club: string | null;
  permissions: Parameters<typeof permissionsOf>[0];
  unread: StartParts['unread'];
  manifest: unknown;
}

/** No parts for a refusal, such as that of an older database that has no `platform_start`. @throws without an answer */
async function readParts(request: Promise<Response>): Promise<Partial<StartParts>> {
  const response = await request;
  if (!response.ok) return {};
  const start = (await response.json()) as StartRow;
  const { profile, club, is_on_staff: isOnStaff, left_club: leftClub, permissions, unread, manifest } = start;
  const isWhole = profile && (profile.club_id === null) === (club === null);
  const ofPerson = {
    permissions: permissionsOf(permissions),
    ...(isWhole && { membership: { ...membershipOf(profile, club, leftClub ?? undefined), isOnStaff } }),
  };
  // What the device kept says who the person is. Which modules they have and what is unread needs the server.
  return response.headers.has(KEPT_AT) ? ofPerson : { ...ofPerson, unread, manifest };
}
