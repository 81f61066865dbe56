// What could not be read or saved: the titles of messages, and the reason if the server gave none.
export const RESERVE_STUDY_FAILED = 'Failed to fetch the reserve study';
export const PROJECTS_FAILED = 'Failed to fetch the projects';
export const HISTORY_FAILED = 'Failed to fetch the history of this project';
export const VOTES_FAILED = 'Failed to fetch the votes on this project';
export const VOTERS_FAILED = 'Failed to fetch the people who may vote';
export const COMMENTS_FAILED = 'Failed to fetch the comments on this project';
export const BIDS_FAILED = 'Failed to fetch the bids for this project';
export const VENDORS_FAILED = 'Failed to fetch the vendors';
export const DOCUMENTS_FAILED = 'Failed to fetch the documents of this project';
export const SAVED_REPORTS_FAILED = 'Failed to fetch the saved reports';
export const ROWS_OF_THE_REPORT_FAILED = 'Failed to fetch the rows of the report';
export const STRATEGIC_METRICS_FAILED = 'Failed to fetch the strategic metrics';
export const WORKFORCE_FAILED = 'Failed to fetch the workforce';
export const WISHLIST_FAILED = 'Failed to fetch the wishlist';
