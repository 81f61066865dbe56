import { isSentence } from '@platform/contract';

interface FailedAnswer {
  error: { message: string };
  /** The HTTP status, 0 when there was no answer. */
  status: number;
}

/** Why something could not be read, for a person: the server's sentence where it gave one, never a machine's words. */
export function failureWords({ error, status }: FailedAnswer): string {
  if (isSentence(error.message)) return error.message;
  return status === 0
    ? 'The server did not answer. Check your connection and try again.'
    : 'The server could not answer. Try again in a moment.';
}
