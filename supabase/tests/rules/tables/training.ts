import { LAKESIDE } from '../support/people';
import {
  closedToBoard,
  analysts,
  analyzedTable,
  clubFigures,
  clubTable,
  kept,
  mine,
  ownClub,
  type Subject,
} from './rule';

/** A session of the seed, and a person of the club who was not there. */
const sessionOf = (clubId: string) => `${clubId.slice(0, 1)}0000012-0000-4000-8000-000000000001`;
const absenteeOf = (clubId: string) =>
  clubId === LAKESIDE ? '20000005-0000-4000-8000-000000000002' : '10000005-0000-4000-8000-000000000024';

/** Rows of the caller's own place on the staff. */
const ofMyself = 'staff_id in (select id from public.staff_members where user_id = $me)';

/** What a club teaches. */
export const training: Subject = {
  tables: {
    training_courses: kept(
      clubTable(
        'title',
        (clubId) => `insert into public.training_courses (club_id, title) values ('${clubId}', 'New course')`,
      ),
    ),
    training_participants: kept(
      analyzedTable(
        'name',
        (clubId) => {
          const courseId =
            clubId === LAKESIDE ? '20000000-0000-4000-8000-000000001000' : '30000000-0000-4000-8000-000000001000';
          return `insert into public.training_participants (club_id, course_id, name) values ('${clubId}', '${courseId}', 'New person')`;
        },
        ofMyself,
      ),
    ),
    training_modules: clubFigures('training_modules', 'training_courses', 'id::text'),
    in_service_hours: clubFigures('in_service_hours', 'training_participants', `staff_id || ' ' || year`, {
      member: ofMyself,
      ...analysts(ownClub),
    }),
    training_progress: clubFigures('training_progress', 'clubs', 'club_id::text'),
    in_service_sessions: closedToBoard(
      clubTable(
        'topic',
        (clubId) => `insert into public.in_service_sessions (club_id, held_on, topic, minutes)
        values ('${clubId}', '2025-04-30', 'New topic', 30)`,
      ),
    ),
    in_service_attendances: {
      ...analyzedTable(
        'staff_id',
        (clubId) => `insert into public.in_service_attendances (club_id, session_id, staff_id)
          values ('${clubId}', '${sessionOf(clubId)}', '${absenteeOf(clubId)}')`,
        ofMyself,
      ),
      update: { column: 'staff_id' },
    },
    training_people: clubFigures('training_people', 'staff_members', 'staff_id::text', {
      member: mine,
      ...analysts(ownClub),
    }),
    training_needs: clubFigures('training_needs', 'clubs', 'club_id::text'),
    training_renewals: clubFigures('training_renewals', 'staff_certifications', 'certification_id::text', {
      member: ofMyself,
      ...analysts(ownClub),
    }),
  },
  views: [
    'in_service_hours',
    'training_modules',
    'training_needs',
    'training_people',
    'training_progress',
    'training_renewals',
  ],
  callable: {
    authenticated: [
      'app.course_completion(uuid,uuid)',
      'app.held_by_trained_staff(uuid)',
      'app.moment_of_day(uuid,date)',
      'app.trained_staff(uuid)',
      'assign_training(uuid,text,date)',
      'log_in_service_session(uuid,date,text,integer,uuid[],text,text,uuid,integer)',
      'record_training(uuid[],date)',
    ],
    service_role: ['app.course_completion(uuid,uuid)', 'app.held_by_trained_staff(uuid)', 'app.trained_staff(uuid)'],
  },
};
