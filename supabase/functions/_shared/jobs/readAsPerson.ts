import { callSupabase } from '../callSupabase.ts';
import { JobError, type JobContext } from './job.ts';

/**
 * One answer of the database, with the rights of the person who ordered the job.
 * @param path below `rest/v1`
 * @throws JobError when the session of the person has ended, their rights no longer suffice, or a filter of theirs does
 *   not fit the column
 */
export async function readAsPerson<Row>({ environment, token }: JobContext, path: string): Promise<Row[]> {
  const answer = await callSupabase(environment, { person: token }, 'GET', `rest/v1/${path}`);
  if (answer.ok) return answer.data as Row[];
  if (answer.status === 401) {
    throw new JobError('Your session ended while this was running. Sign in and try again.');
  }
  if (answer.status === 403) throw new JobError('You may no longer read what this needs. Ask an administrator.');
  // 22023: a function of ours refuses what it was asked with, in a sentence for people.
  if (answer.code === '22023') throw new JobError(answer.message);
  // 42883: the type of the column has no such comparison.
  if (answer.status === 400 || answer.code === '42883') {
    throw new JobError(`A filter does not fit its column: ${answer.message}.`);
  }
  throw new Error(`${path} could not be read: ${answer.status} ${answer.code} ${answer.message}`);
}
