/** Specification 8.10: the title of a read that failed, and the reason if the server gave none. */
export const REPORTS_FAILED = 'Failed to fetch reports';
