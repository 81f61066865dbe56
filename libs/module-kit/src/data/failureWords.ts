/** What to do when there was no answer. */
export const CHECK_CONNECTION = 'Check your connection and try again.';

/** What to do when the server answered without a reason. */
export const TRY_LATER = 'The server could not answer. Try again in a moment.';
