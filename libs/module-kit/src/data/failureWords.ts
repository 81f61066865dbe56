/** What to do when there was no answer. */
export const CHECK_CONNECTION = 'Check your connection and try again.';
