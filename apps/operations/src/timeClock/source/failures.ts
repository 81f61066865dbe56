// What could not be read or saved: the titles of messages, and the reason if the server gave none.
export const OWN_HOURS_FAILED = 'Your hours could not be fetched';
export const CLOCK_RULES_FAILED = 'The rules of the clock could not be fetched';
export const HOURS_FAILED = 'The hours could not be fetched';
