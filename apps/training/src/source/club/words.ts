/** Specification 8.10: said when a read failed and the server gave no reason. */
export const FETCH_FAILED = 'Failed to fetch training modules';

/** The same for what was to be saved. */
export const SAVE_FAILED = 'Failed to save training';
