// What could not be read or saved: the titles of messages, and the reason if the server gave none.
export const ZONE_CHANGE_FAILED = 'Failed to fetch what moves';
export const NOTIFICATION_PREFERENCES_FAILED = 'Failed to fetch notification preferences';
export const DATA_RETENTION_FAILED = 'Failed to fetch data retention';
export const OWN_PROFILE_FAILED = 'Failed to fetch your profile';
export const RETURNING_FAILED = 'Failed to fetch who may return';
export const ARRANGEMENT_UNKNOWN = 'Your saved arrangement could not be loaded';
export const ARRANGEMENT_NOT_SAVED = 'Your arrangement was not saved';
