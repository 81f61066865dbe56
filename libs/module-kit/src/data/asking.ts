import { supabase } from '@platform/session';
import { isUnanswered } from '../browser/hasWorker';
import { dataOf } from './dataErrors';

type Database = Awaited<ReturnType<typeof supabase>>;
type DataRequest<Data> = Parameters<typeof dataOf<Data>>[0];

/** The reason when there was no answer and the browser has no network. */
const NEEDS_NETWORK = 'This needs a network. Try again once the connection is back.';

/**
 * Returns a function that asks the database and returns the data.
 * @param failed the text if the server gave no reason, such as 'Failed to fetch staff'
 */
export const asking =
  (failed: string) =>
  async <Data>(request: (database: Database) => DataRequest<Data>): Promise<NonNullable<Data>> =>
    dataOf(request(await supabase()), navigator.onLine === false ? NEEDS_NETWORK : failed, isUnanswered());

/** The same for a change whose answer is not needed. */
export const saving =
  (failed: string) =>
  async (request: (database: Database) => DataRequest<unknown>): Promise<void> => {
    await dataOf(request(await supabase()), failed);
  };
