import { errorAnswer, okAnswer, preflightAnswer, RequestError } from '../_shared/answers.ts';
import { callerAddress } from '../_shared/callerAddress.ts';
import type { Environment } from '../_shared/environment.ts';
import { isFromProgram } from '../_shared/formFields.ts';
import { mailProvider } from '../_shared/mail/mailProvider.ts';
import { readJsonBody } from '../_shared/readJsonBody.ts';
import { parseInquiry, type Inquiry } from './inquiry.ts';
import { inquiryMail } from './inquiryMail.ts';
import { recordMailOutcome, storeInquiry } from './inquiryStore.ts';
import { requirePost } from '../_shared/requirePost.ts';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Takes a visitor's inquiry: checks it, stores it, emails it to the firm.
 * Answers `{ ok: true }`, or `{ error: { code, message } }` with 400, 405, 413, 429, 500 or 502.
 */
export async function handle(request: Request, environment: Environment): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightAnswer();
    requirePost(request, 'Send the inquiry');
    const body = await readJsonBody(request, MAX_BODY_BYTES);
    // Told that it worked, a program has no reason to try another way.
    if (isFromProgram(body)) return okAnswer();

    const inquiry = parseInquiry(body);
    const id = await storeInquiry(environment, inquiry, callerAddress(request.headers));
    await mailToFirm(environment, id, inquiry);
    return okAnswer();
  } catch (error) {
    return errorAnswer(error);
  }
}

/** Stored first, emailed second: if the email fails, the inquiry is not lost and the row says that no one was told. */
async function mailToFirm(environment: Environment, id: string, inquiry: Inquiry): Promise<void> {
  try {
    await mailProvider(environment)(inquiryMail(environment, inquiry));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The email of inquiry ${id} was not sent: ${reason}`);
    await recordMailOutcome(environment, id, { mailStatus: 'failed', reason });
    throw new RequestError(
      502,
      'mail_failed',
      'Your message is saved, but our email could not be sent. Please try again in a few minutes.',
    );
  }
  await recordMailOutcome(environment, id, { mailStatus: 'sent' });
}
