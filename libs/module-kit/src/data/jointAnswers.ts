import { asking } from './asking';
import { queryClient } from './queryClient';

/** The functions of the database that answer several first reads of a page at once, about one club. */
type JointAnswer = 'dashboard_needs' | 'dashboard_progress' | 'schedule_start';

/** A part does not use an answer older than this, but requests a new one (milliseconds). */
const FRESH_MS = 10_000;

/** How long a part waits for the answer of all parts, one of which may be slow, before it asks alone (milliseconds). */
const PATIENCE_MS = 3000;

/**
 * Reads one part of a joint answer, with one request for all parts that are read at the same time. A part asks alone when the
 * answer fails, is late or lacks the part, so each part shows its own failure.
 * @param part its name in the answer
 * @param alone the part's own request, whose answer has at least the same fields
 */
export async function readPartOf<Part>(
  answer: JointAnswer,
  part: string,
  clubId: string,
  alone: () => Promise<Part>,
): Promise<Part> {
  const parts = await inTime(partsOf(answer, clubId));
  const found = parts?.[part];
  if (!parts || found === undefined || found === null) return alone();
  // Each part is given once: a later read asks the server again.
  parts[part] = undefined;
  return found as Part;
}

const partsOf = (answer: JointAnswer, clubId: string): Promise<Record<string, unknown>> =>
  queryClient.fetchQuery({
    queryKey: ['joint', answer, clubId],
    queryFn: async () =>
      (await asking('')((db) => db.rpc(answer, { club_id_param: clubId }))) as unknown as Record<string, unknown>,
    staleTime: FRESH_MS,
    // After a failure, the parts ask on their own. Without a network, the device may have kept their answers.
    retry: false,
    networkMode: 'always',
    structuralSharing: false,
  });

/**
 * Drops the answers that a change may have made old, also those on their way: parts that wait for one ask alone. Every declared
 * change does so when it is answered.
 */
export const forgetJointAnswers = (): void => queryClient.removeQueries({ queryKey: ['joint'] });

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
