import { requireVariable, type Environment } from '../_shared/environment.ts';
import { sha256 } from './sha256.ts';

const TIMEOUT_MS = 10_000;
const TOKEN = /^[0-9a-f]{64}$/;

/** A shift as `read_calendar_feed` tells it. Moments are ISO 8601 with offset. */
export interface FeedShift {
  id: string;
  version: number;
  role: string;
  location: string | null;
  notes: string | null;
  starts_at: string;
  ends_at: string;
  updated_at: string;
  /** Canceled, taken back, or no longer this person's. */
  is_cancelled: boolean;
}

export interface CalendarFeed {
  club: string;
  /** IANA name. */
  time_zone: string;
  person: string;
  shifts: FeedShift[];
}

/**
 * What the calendar of a token shows; null for an unknown token. The token itself is never sent on: the database knows
 * its digest. Throws an Error when the database could not be asked.
 */
export async function readFeed(environment: Environment, token: string): Promise<CalendarFeed | null> {
  if (!TOKEN.test(token)) return null;
  const key = requireVariable(environment, 'SUPABASE_SERVICE_ROLE_KEY');
  const response = await fetch(`${requireVariable(environment, 'SUPABASE_URL')}/rest/v1/rpc/read_calendar_feed`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ token_digest_param: await sha256(token) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The calendar could not be read: the database answered ${response.status}`);
  return (await response.json()) as CalendarFeed | null;
}
