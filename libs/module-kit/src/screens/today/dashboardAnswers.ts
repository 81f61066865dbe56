import { queryClient } from '@platform/module-kit';
import { asking } from '../requests/asking';

/** The functions that answer for several parts of a dashboard at once. */
export type DashboardAnswer = 'dashboard_needs' | 'dashboard_progress';

/** Parts that read later than this after an answer get a new one (milliseconds). */
const FRESH_MS = 10_000;

/** How long a part waits for the answer of all parts, one of which may be slow, before it asks alone (milliseconds). */
const PATIENCE_MS = 3000;

/**
 * Reads one part of a dashboard, with one request for all parts that read at the same time. A part asks alone when the
 * answer fails, is late or lacks the part, so a failure is told by the part that has it.
 * @param part its name in the answer
 * @param alone the part's own request, whose answer has at least the same fields
 */
export async function readPartOf<Part>(
  answer: DashboardAnswer,
  part: string,
  clubId: string,
  alone: () => Promise<Part>,
): Promise<Part> {
  const parts = await inTime(answerOf(answer, clubId));
  const found = parts?.[part];
  if (!parts || found === undefined || found === null) return alone();
  // Given once: a part that is read again asks for what is true then.
  parts[part] = undefined;
  return found as Part;
}

const answerOf = (answer: DashboardAnswer, clubId: string): Promise<Record<string, unknown>> =>
  queryClient.fetchQuery({
    queryKey: ['dashboard', answer, clubId],
    queryFn: async () =>
      (await asking('')((db) => db.rpc(answer, { club_id_param: clubId }))) as unknown as Record<string, unknown>,
    staleTime: hasJustChanged() ? 0 : FRESH_MS,
    // The parts ask on their own instead. Without a network, the device may have kept their answers.
    retry: false,
    networkMode: 'always',
    structuralSharing: false,
  });

/** Whether a change has been sent that an answer may not have seen. */
function hasJustChanged(): boolean {
  const since = Date.now() - FRESH_MS;
  return queryClient
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.submittedAt > since);
}

/** What was asked; undefined if it failed or is late. */
function inTime<Data>(asked: Promise<Data>): Promise<Data | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    void asked
      .catch(() => undefined)
      .then((found) => {
        clearTimeout(timer);
        resolve(found);
      });
  });
}
