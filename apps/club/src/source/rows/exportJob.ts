export const EXPORTS_FAILED = 'Failed to fetch exports';
export const NOT_STARTED = 'The export was not started. Check your connection and try again.';
