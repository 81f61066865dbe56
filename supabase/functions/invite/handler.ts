import { errorAnswer, okAnswer, preflightAnswer, RequestError } from '../_shared/answers.ts';
import type { Environment } from '../_shared/environment.ts';
import { invitationMail } from '../_shared/invitations/invitationMail.ts';
import { prepareMail } from '../_shared/invitations/preparedMail.ts';
import { mailProvider } from '../_shared/mail/mailProvider.ts';
import type { Mail } from '../_shared/mail/mail.ts';
import { readJsonBody } from '../_shared/readJsonBody.ts';
import { parseInvitation } from './invitation.ts';
import { clubName, notAllowed, storeInvitation } from './invitationStore.ts';
import { requireInviter } from './inviter.ts';
import { requirePost } from '../_shared/requirePost.ts';

const MAX_BODY_BYTES = 4 * 1024;

/**
 * Invites a person to a club or to the firm: `{ email, role, clubId, plan }`. Inviting again renews the invitation and its email.
 * Answers `{ ok: true }`, the same whether or not the address has an account, or `{ error: { code, message } }` with 400,
 * 401, 403, 405, 409, 413, 429, 500 or 502.
 */
export async function handle(request: Request, environment: Environment): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightAnswer();
    requirePost(request, 'Send the invitation');
    const inviter = await requireInviter(environment, request.headers);
    const invitation = parseInvitation(await readJsonBody(request, MAX_BODY_BYTES));
    const { clubId } = invitation;
    const club = clubId === null ? null : await clubName(environment, inviter, clubId);
    if (clubId !== null && club === null) throw notAllowed();

    const invitationId = await storeInvitation(environment, inviter, invitation);
    const prepared = await prepareMail(environment, invitationId);
    if (!prepared) throw new RequestError(409, 'not_needed', 'The invitation was changed meanwhile. Reload the list.');
    await send(environment, await invitationMail(environment, prepared));
    return okAnswer();
  } catch (error) {
    return errorAnswer(error);
  }
}

async function send(environment: Environment, mail: Mail): Promise<void> {
  try {
    await mailProvider(environment)(mail);
  } catch (error) {
    console.error(`An invitation was not emailed: ${error instanceof Error ? error.message : String(error)}`);
    throw new RequestError(
      502,
      'mail_failed',
      'The invitation is saved, but our email could not be sent. Invite the person again in a few minutes.',
    );
  }
}
