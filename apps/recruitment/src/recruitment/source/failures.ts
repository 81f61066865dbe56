// What could not be read or saved: the titles of messages, and the reason if the server gave none.
export const JOB_APPLICATION_FAILED = 'Failed to fetch this job application';
export const LETTERS_FAILED = 'Failed to fetch the emails to applicants';
export const PUBLIC_PAGE_FAILED = 'Failed to fetch the public page';
export const JOB_APPLICATIONS_FAILED = 'Failed to fetch job applications';
