// What could not be read or saved: the titles of messages, and the reason if the server gave none.
export const OWN_HOURS_FAILED = 'Failed to fetch your hours';
export const CLOCK_RULES_FAILED = 'Failed to fetch the rules of the clock';
export const HOURS_FAILED = 'Failed to fetch the hours';
