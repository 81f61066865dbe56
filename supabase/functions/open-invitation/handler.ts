import { errorAnswer, jsonAnswer, preflightAnswer, RequestError } from '../_shared/answers.ts';
import { callSupabase } from '../_shared/callSupabase.ts';
import { callerAddress } from '../_shared/callerAddress.ts';
import type { Environment } from '../_shared/environment.ts';
import { authToken } from '../_shared/invitations/authToken.ts';
import { readJsonBody } from '../_shared/readJsonBody.ts';
import { requirePost } from '../_shared/requirePost.ts';

const MAX_BODY_BYTES = 1024;
const TOKEN = /^[0-9a-f]{64}$/;

/**
 * Exchanges the link of an invitation, which lasts for days, for a token of the auth service, which lasts for an hour:
 * `{ token }`. Answers `{ tokenHash, invitationId }`, or `{ error: { code, message } }` with 400, 405, 410 (the link opens
 * nothing any more), 413, 429 or 500. The page asks when the person has typed a password, so that a mail program which
 * looks at links spends nothing.
 */
export async function handle(request: Request, environment: Environment): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightAnswer();
    requirePost(request, 'Send the link');
    const token = tokenIn(await readJsonBody(request, MAX_BODY_BYTES));
    const { email, invitationId } = await openLink(environment, token, callerAddress(request.headers));
    const tokenHash = await authToken(environment, email);
    // Someone proved the address a moment ago.
    if (tokenHash === null) throw usedUp();
    return jsonAnswer(200, { tokenHash, invitationId });
  } catch (error) {
    return errorAnswer(error);
  }
}

function tokenIn(body: unknown): string {
  const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined;
  if (typeof token !== 'string' || !TOKEN.test(token)) {
    throw new RequestError(400, 'invalid_link', 'This is not a link of an invitation. Copy it again from your email.');
  }
  return token;
}

async function openLink(
  environment: Environment,
  token: string,
  origin: string,
): Promise<{ email: string; invitationId: string }> {
  const answer = await callSupabase(environment, 'platform', 'POST', 'rest/v1/rpc/open_invitation_link', {
    token_param: token,
    origin_param: origin,
  });
  if (!answer.ok && answer.code === 'PT429') {
    throw new RequestError(429, 'too_many_links', [answer.message, answer.hint].filter(Boolean).join(' '));
  }
  if (!answer.ok) throw new Error(`The invitation was not opened: ${answer.status} ${answer.message}`);
  const [row] = answer.data as { email: string; invitation_id: string }[];
  if (!row) throw usedUp();
  return { email: row.email, invitationId: row.invitation_id };
}

const usedUp = () => new RequestError(410, 'link_is_used_up', 'This link no longer works.');
