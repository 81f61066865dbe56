import { in_service_attendances } from '@platform/database/refusals/in_service_attendances';
import { in_service_sessions } from '@platform/database/refusals/in_service_sessions';
import { notifications } from '@platform/database/refusals/notifications';
import { staff_certifications } from '@platform/database/refusals/staff_certifications';
import { training_courses } from '@platform/database/refusals/training_courses';
import { training_participants } from '@platform/database/refusals/training_participants';

/** The tables that this module writes, with the sentence a person reads when the database refuses a row. */
export const refusals = [
  in_service_attendances,
  in_service_sessions,
  notifications,
  staff_certifications,
  training_courses,
  training_participants,
];
