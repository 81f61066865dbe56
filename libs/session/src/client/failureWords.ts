import { isSentence } from '@platform/database';

/** Said when there was no answer. */
export const NOT_REACHED = 'The server did not answer. Check your connection and try again.';

/** What to do when the server answered without a reason. */
export const TRY_LATER = 'The server could not answer. Try again in a moment.';

interface FailedAnswer {
  error: { message: string };
  /** The HTTP status, 0 when there was no answer. */
  status: number;
}

/** Why something could not be read, for a person: the server's sentence where it gave one, never a machine's words. */
export function failureWords({ error, status }: FailedAnswer): string {
  // Without an answer, the message is the browser's, sometimes in whole sentences.
  if (status === 0) return NOT_REACHED;
  return isSentence(error.message) ? error.message : TRY_LATER;
}
