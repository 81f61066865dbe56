import { errorAnswer, jsonAnswer, preflightAnswer } from '../_shared/answers.ts';
import type { Environment } from '../_shared/environment.ts';
import { mailProvider } from '../_shared/mail/mailProvider.ts';
import { requirePost } from '../_shared/requirePost.ts';
import { requireServiceKey } from '../_shared/requireServiceKey.ts';
import {
  countDueVotes,
  mailDueReports,
  openDueUpkeep,
  remindOfClosingSurveys,
  tellOfExpiringCertifications,
  tellOfMissedReadings,
  tidyMails,
} from './mailQueue.ts';
import { sendDueMails } from './sendDueMails.ts';

/**
 * Called by a clock, every minute, with the secret key: tells of certifications that expire, of water readings
 * that were missed and of reports that are due, opens the tickets of upkeep that is due, reminds of surveys that close soon,
 * counts the votes that have ended, then sends the emails that are due. Calls at the same moment share the work. Answers
 * `{ told, sent, failed }`, how many notifications of certifications, readings and reports were made and how many emails the provider took and did not take, or
 * `{ error: { code, message } }` with 403, 405 or 500.
 */
export async function handle(request: Request, environment: Environment): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightAnswer();
    requirePost(request, 'Call this function');
    await requireServiceKey(environment, request.headers);
    const told =
      (await tellOfExpiringCertifications(environment)) +
      (await tellOfMissedReadings(environment)) +
      (await mailDueReports(environment));
    await openDueUpkeep(environment);
    await remindOfClosingSurveys(environment);
    await countDueVotes(environment);
    const givenUp = await tidyMails(environment);
    if (givenUp > 0) console.error(`${givenUp} emails were given up: their worker stopped while it sent them`);
    // Without a provider nothing is claimed: the emails wait until there is one.
    const provider = mailProvider(environment);
    return jsonAnswer(200, { told, ...(await sendDueMails(environment, provider)) });
  } catch (error) {
    return errorAnswer(error);
  }
}
