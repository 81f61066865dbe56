/** What it means to strike a log or a reading. */
export const STRIKE_MEANS = 'It stays readable, and does not count any more. This cannot be undone.';

/** Most characters of the reason, as in the tables. */
export const LONGEST_REASON = 300;
