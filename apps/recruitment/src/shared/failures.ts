// What could not be read or saved: the titles of messages, and the reason if the server gave none.
export const CERTIFICATIONS_FAILED = 'Failed to fetch certifications';
