// Titles for failed reads that several modules have. A title is also the reason if the server gave none.

/** Follows the name of a figure or list whose read failed. */
export const NOT_FETCHED = 'could not be fetched';
/** A figure whose read failed. */
export const MISSING_FIGURE = { value: '–', detail: NOT_FETCHED };

export const CLUB_FAILED = 'Failed to fetch club';
export const HISTORY_FAILED = 'Failed to fetch the history';
export const OWN_FEATURES_FAILED = 'Your features could not be loaded';
export const MINIMUM_WAGE_FAILED = 'Failed to fetch the minimum wage';
export const SEASONS_FAILED = 'Failed to fetch seasons';
export const SEASON_RECORD_FAILED = 'Failed to fetch the record of the season';
export const OPEN_WORK_FAILED = 'Failed to fetch what is open';
export const LESSONS_FAILED = 'Failed to fetch lessons';
export const TEAM_MEMBERS_FAILED = 'Failed to load team members';
export const STAFF_FAILED = 'Failed to fetch staff';
export const CHECKLISTS_FAILED = 'Failed to fetch checklists';
export const ITEM_NOT_CHANGED = 'The item was not changed';
export const DOCUMENT_VERSIONS_FAILED = 'Failed to fetch the versions of the document';
export const FILE_NOT_OPENED = 'The file was not opened';
export const BUDGET_FAILED = 'Failed to fetch budget';
export const TRAINING_MODULES_FAILED = 'Failed to fetch training modules';
export const JOB_ROLES_FAILED = 'Failed to fetch job roles';
export const NOT_ON_STAFF = 'You are not on the staff';
