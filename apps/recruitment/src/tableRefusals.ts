import { applicant_mail_settings } from '@platform/database/refusals/applicant_mail_settings';
import { certification_types } from '@platform/database/refusals/certification_types';
import { clubs } from '@platform/database/refusals/clubs';
import { invitations } from '@platform/database/refusals/invitations';
import { job_application_events } from '@platform/database/refusals/job_application_events';
import { job_application_positions } from '@platform/database/refusals/job_application_positions';
import { job_applications } from '@platform/database/refusals/job_applications';
import { job_role_definitions } from '@platform/database/refusals/job_role_definitions';
import { job_role_requirements } from '@platform/database/refusals/job_role_requirements';
import { notifications } from '@platform/database/refusals/notifications';
import { seasons } from '@platform/database/refusals/seasons';
import { staff_certifications } from '@platform/database/refusals/staff_certifications';
import { staff_members } from '@platform/database/refusals/staff_members';
import { staff_onboarding_items } from '@platform/database/refusals/staff_onboarding_items';
import { staff_seasons } from '@platform/database/refusals/staff_seasons';

/** The tables that this module writes, with the sentence a person reads when the database refuses a row. */
export const refusals = [
  applicant_mail_settings,
  certification_types,
  clubs,
  invitations,
  job_application_events,
  job_application_positions,
  job_applications,
  job_role_definitions,
  job_role_requirements,
  notifications,
  seasons,
  staff_certifications,
  staff_members,
  staff_onboarding_items,
  staff_seasons,
];
