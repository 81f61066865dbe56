import { HISTORY_FAILED, JOB_ROLES_FAILED, SEASONS_FAILED, STAFF_FAILED } from '@platform/module-kit/screens';
import { CERTIFICATIONS_FAILED } from '../../shared/failures';
/** Messages about failures, in the words of specification 8.10 if it has some. */
export const failures = {
  staff: STAFF_FAILED,
  add: 'Failed to add staff',
  update: 'Failed to update staff',
  roles: JOB_ROLES_FAILED,
  measures: 'Failed to fetch the figures of the staff',
  checks: 'Failed to fetch the rules of this check',
  certificationTypes: CERTIFICATIONS_FAILED,
  ownCertificates: 'Failed to fetch your certificates',
  certification: 'The certification was not saved. Check your connection and try again.',
  decision: 'Nothing was decided. Check your connection and try again.',
  onboarding: 'Failed to fetch the onboarding checklist',
  start: 'The checklist was not started. Check your connection and try again.',
  item: 'The onboarding checklist was not saved. Check your connection and try again.',
  account: 'Failed to check whether they have an account',
  seasons: SEASONS_FAILED,
  history: HISTORY_FAILED,
  import: 'The file was not read by the server. Check your connection and try again.',
  export: 'The roster was not exported. Check your connection and try again.',
} as const;
