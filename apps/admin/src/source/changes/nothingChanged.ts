/** Said when a change got no answer. */
export const NOTHING_CHANGED = 'Nothing was changed. Check your connection and try again.';
