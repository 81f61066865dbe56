import { LAKESIDE } from '../people';
import { clubFigures, clubTable, type Subject } from './rule';

/** What a club teaches. */
export const training: Subject = {
  tables: {
    training_courses: clubTable(
      'title',
      (clubId) => `insert into public.training_courses (club_id, title) values ('${clubId}', 'New course')`,
    ),
    training_participants: clubTable('name', (clubId) => {
      const courseId =
        clubId === LAKESIDE ? '20000000-0000-4000-8000-000000001000' : '30000000-0000-4000-8000-000000001000';
      return `insert into public.training_participants (club_id, course_id, name) values ('${clubId}', '${courseId}', 'New person')`;
    }),
    training_modules: clubFigures('training_modules', 'training_courses', 'id::text'),
    in_service_hours: clubFigures('in_service_hours', 'training_participants', `staff_id || ' ' || year`),
    training_progress: clubFigures('training_progress', 'clubs', 'club_id::text'),
  },
  views: ['in_service_hours', 'training_modules', 'training_progress'],
  callable: {
    authenticated: ['assign_training(uuid,text,date)', 'complete_training(uuid,timestamp with time zone)'],
  },
};
