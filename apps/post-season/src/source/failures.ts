// What could not be read or saved: the titles of messages, and the reason if the server gave none.
export const FEEDBACK_FAILED = 'Failed to fetch feedback';
export const PHOTOS_FAILED = 'Failed to fetch photos';
export const DOCUMENTS_FAILED = 'Failed to fetch documents';
export const SURVEYS_FAILED = 'Failed to fetch surveys';
export const SUMMARY_FAILED = 'Failed to fetch the summary';
export const STEPS_FAILED = 'Failed to fetch the steps';
export const FORWARD_FAILED = 'Failed to fetch what can be copied';
