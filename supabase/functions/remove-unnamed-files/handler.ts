import { errorAnswer, jsonAnswer, preflightAnswer } from '../_shared/answers.ts';
import { callSupabase, type SupabaseAnswer } from '../_shared/callSupabase.ts';
import type { Environment } from '../_shared/environment.ts';
import { requirePost } from '../_shared/requirePost.ts';
import { requireServiceKey } from '../_shared/requireServiceKey.ts';

/** Files of one call. The next call of the clock takes the rest. */
const MOST = 100;

/**
 * Called by a clock with the secret key: removes uploaded files that no row has named for a day. A row that is deleted
 * leaves its file to this function, too. Answers `{ removed }`, how many files there were, or `{ error: { code, message } }`
 * with 403, 405 or 500.
 */
export async function handle(request: Request, environment: Environment): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightAnswer();
    requirePost(request, 'Call this function');
    await requireServiceKey(environment, request.headers);
    const listed = await callSupabase(environment, 'platform', 'POST', 'rest/v1/rpc/unnamed_files', {
      most_param: MOST,
    });
    const names = dataOf('The database', listed) as string[];
    if (names.length > 0) {
      const removal = { prefixes: names };
      dataOf(
        'The storage',
        await callSupabase(environment, 'platform', 'DELETE', 'storage/v1/object/club-files', removal),
      );
    }
    return jsonAnswer(200, { removed: names.length });
  } catch (error) {
    return errorAnswer(error);
  }
}

function dataOf(who: string, answer: SupabaseAnswer): unknown {
  if (!answer.ok) throw new Error(`${who} answered ${answer.status}: ${answer.message}`);
  return answer.data;
}
