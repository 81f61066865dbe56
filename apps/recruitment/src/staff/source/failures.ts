/** Messages about failures, in the words of specification 8.10 if it has some. */
export const failures = {
  staff: 'Failed to fetch staff',
  add: 'Failed to add staff',
  update: 'Failed to update staff',
  roles: 'Failed to fetch job roles',
  measures: 'Failed to fetch the figures of the staff',
  checks: 'Failed to fetch what this is checked against',
  certificationTypes: 'Failed to fetch certifications',
  certification: 'The certification was not saved. Check your connection and try again.',
  decision: 'Nothing was decided. Check your connection and try again.',
  onboarding: 'Failed to fetch the onboarding checklist',
  start: 'The checklist was not started. Check your connection and try again.',
  item: 'The onboarding checklist was not saved. Check your connection and try again.',
  seasons: 'Failed to fetch seasons',
  history: 'Failed to fetch the history',
  import: 'The file was not read by the server. Check your connection and try again.',
  export: 'The roster was not exported. Check your connection and try again.',
} as const;
