import { errorAnswer, jsonAnswer, preflightAnswer } from '../_shared/answers.ts';
import { callerAddress } from '../_shared/callerAddress.ts';
import type { Environment } from '../_shared/environment.ts';
import { isFromProgram } from '../_shared/formFields.ts';
import { mailProvider } from '../_shared/mail/mailProvider.ts';
import { parseApplication } from './application.ts';
import { recordConfirmation, storeApplication, type StoredApplication } from './applicationStore.ts';
import { confirmationMail } from './confirmationMail.ts';
import { readSubmission } from './readSubmission.ts';
import { readResume } from './resume.ts';
import { storeResume } from './resumeStore.ts';
import { requirePost } from '../_shared/requirePost.ts';

/**
 * Takes an application from the public page of a club: checks it, stores it for the club's managers, with the resume when
 * there is one, and confirms it to the applicant by email. Answers `{ ok: true, confirmation, resume, contact }` once it is stored,
 * or `{ error: { code, message } }` with 400, 404 (no such club), 405, 409 (the position is closed), 410 (the season has closed), 413, 422 (too young for a position), 429 or 500. The
 * resume is checked before anything is stored, and stored after the application: a file never stays without one.
 */
export async function handle(request: Request, environment: Environment): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightAnswer();
    requirePost(request, 'Send the application');
    const submission = await readSubmission(request);
    // Told that it worked, a program has no reason to try another way.
    if (isFromProgram(submission.application)) return received('sent', submission.resume ? 'stored' : 'none', null);

    const application = parseApplication(submission.application);
    const resume = submission.resume && (await readResume(submission.resume));
    const stored = await storeApplication(environment, application, callerAddress(request.headers));
    const kept = !resume ? 'none' : (await storeResume(environment, stored, resume)) ? 'stored' : 'failed';
    // An earlier email confirmed this application. A different answer would reveal to a stranger who has applied.
    return received(
      stored.confirm ? await confirm(environment, application.email, stored) : 'sent',
      kept,
      stored.replyTo,
    );
  } catch (error) {
    return errorAnswer(error);
  }
}

/** The outcome of the email to the applicant. */
type Confirmation = 'sent' | 'failed';

/** The outcome of the resume. */
type Kept = 'none' | 'stored' | 'failed';

const received = (confirmation: Confirmation, resume: Kept, contact: string | null): Response =>
  jsonAnswer(200, {
    ok: true,
    confirmation,
    ...(resume !== 'none' && { resume }),
    ...(contact !== null && { contact }),
  });

/** The club has the application, whatever becomes of the email; a failed one is sent when the same person applies again. */
async function confirm(environment: Environment, email: string, stored: StoredApplication): Promise<Confirmation> {
  try {
    await mailProvider(environment)(confirmationMail(environment, email, stored));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The confirmation of application ${stored.id} was not sent: ${reason}`);
    await recordConfirmation(environment, stored.id, 'failed');
    return 'failed';
  }
  await recordConfirmation(environment, stored.id, 'sent');
  return 'sent';
}
