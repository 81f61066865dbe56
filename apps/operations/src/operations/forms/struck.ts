/** What it means to strike a log or a reading. */
export const STRIKE_MEANS = 'It stays readable, and does not count any more. This cannot be undone.';
