import { clubTable, everything, members, nobodyInserts, ownClub, type Subject } from './rule';
import { LAKESIDE, PINE_HOLLOW } from '../people';

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
    training_modules: {
      key: 'id::text',
      storedIn: 'training_courses',
      select: { ...members(ownClub), firm: everything },
      update: { column: 'title' },
      delete: {},
      insert: nobodyInserts(`insert into public.training_modules (club_id, title) values ('${PINE_HOLLOW}', 'New')`),
    },
  },
  views: ['training_modules'],
};
