// What could not be read or saved: the titles of messages, and the reason if the server gave none.
export const ANALYTICS_FAILED = 'Failed to load analytics';
export const NOTICES_FAILED = 'Failed to load the notices';
export const CONSEQUENCES_FAILED = 'Failed to fetch the consequences';
export const MODULES_FAILED = 'Failed to fetch the modules';
