// What could not be read or saved: the titles of messages, and the reason if the server gave none.
export const OWN_WEEK_FAILED = 'Failed to fetch your week';
export const SCHEDULE_FAILED = 'Failed to fetch the schedule';
