/** What happens to the reason of a change. */
export const KEPT_IN_HISTORY = 'It is kept in the history of the shift.';
