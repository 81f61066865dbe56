import { errorAnswer, RequestError } from '../_shared/answers.ts';
import type { Environment } from '../_shared/environment.ts';
import { readFeed } from './feedStore.ts';
import { writeCalendar } from './writeCalendar.ts';
import { sha256 } from './sha256.ts';

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="shifts.ics"',
  // Anyone who knows the address may read it, so no cache in between may keep it for others.
  'cache-control': 'private, max-age=300',
  'x-content-type-options': 'nosniff',
};

/**
 * A person's shifts as a calendar (RFC 5545), for `GET ?token=…`: the token is what `create_calendar_feed()` returned.
 * Answers 304 to an `If-None-Match` that still holds, and `{ error: { code, message } }` with 404 for a token that is not
 * known or revoked, 405 or 500.
 */
export async function handle(request: Request, environment: Environment): Promise<Response> {
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new RequestError(405, 'method_not_allowed', 'A calendar is only read: use GET.');
    }
    const feed = await readFeed(environment, new URL(request.url).searchParams.get('token') ?? '');
    if (!feed) {
      throw new RequestError(
        404,
        'no_such_calendar',
        'There is no calendar at this address, or no longer. Make a new one in your schedule and subscribe to it.',
      );
    }
    const calendar = writeCalendar(feed);
    const headers = { ...HEADERS, etag: `"${(await sha256(calendar)).slice(0, 32)}"` };
    if (isKnown(request.headers.get('if-none-match'), headers.etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(request.method === 'HEAD' ? null : calendar, { headers });
  } catch (error) {
    return errorAnswer(error);
  }
}

/** Whether the caller holds this version already. Weak tags count: RFC 9110, 13.1.2. */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const held = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return held.includes(etag) || held.includes('*');
}
