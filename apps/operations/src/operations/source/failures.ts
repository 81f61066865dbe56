// What could not be read or saved: the titles of messages, and the reason if the server gave none.
export const INCIDENT_GONE = 'This incident is not there';
export const INCIDENTS_FAILED = 'Failed to fetch incidents';
export const FORMS_FAILED = 'Failed to fetch forms';
export const DAILY_LOGS_FAILED = 'Failed to fetch daily logs';
export const WATER_READINGS_FAILED = 'Failed to fetch water readings';
export const LABOR_FAILED = 'Failed to fetch labor';
export const PLACES_FAILED = 'Failed to fetch places';
export const ROTATION_FAILED = 'Failed to fetch the rotation';
export const CONTRACTS_FAILED = 'Failed to fetch contracts';
export const RECURRING_UPKEEP_FAILED = 'Failed to fetch recurring upkeep';
export const TICKETS_FAILED = 'Failed to fetch tickets';
export const VENDORS_FAILED = 'Failed to fetch vendors';
