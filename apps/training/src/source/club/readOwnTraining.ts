import { asking, dayAt, readPartOf } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { dueOf } from '../../rules/due';
import { OWN_TRAINING_FAILED } from '../failures';
import { inRecordOrder } from '../../rules/inRecordOrder';
import type { OwnTraining } from '../rows/ownTraining';

/** In orders of their own: no other page reads them so, and the training of others is not kept on a device. */
const SUMS = 'staff_id, completed, assigned, session_minutes, module_hours';
const MODULES = 'due_on, completed_at, id, training_courses(archived_at, title), staff_members!inner(user_id)';

/** What a person's own training needs without a network. */
export const keptTraining = [`training_people?${SUMS}`, `training_participants?${MODULES}`].map((name) =>
  name.replaceAll(' ', ''),
);

const read = asking(OWN_TRAINING_FAILED);

interface SumsRow {
  staff_id: string;
  completed: number;
  assigned: number;
  session_minutes: number;
  module_hours: number;
}

/** A person's training as the database answers it. */
interface AnsweredTraining {
  /** Null for a person who is not on the staff. */
  sums: SumsRow | null;
  modules: {
    due_on: string | null;
    completed_at: string | null;
    id: string;
    training_courses: { archived_at: string | null; title: string };
  }[];
}

/**
 * The reader's training, with open modules first; null for a person who is not on the staff.
 * @param today the club's day, `YYYY-MM-DD`
 * @throws DataError
 */
export const readOwnTraining = async (club: Club, userId: string, today: string): Promise<OwnTraining | null> =>
  trainingOf(await askForTraining(club.id, userId), club, today);

/** The same with what a dashboard begins with, in one request for all parts of it. @throws DataError */
export const readFirstTraining = async (club: Club, userId: string, today: string): Promise<OwnTraining | null> =>
  trainingOf(
    await readPartOf('dashboard_needs', 'own_training', club.id, () => askForTraining(club.id, userId)),
    club,
    today,
  );

async function askForTraining(clubId: string, userId: string): Promise<AnsweredTraining> {
  const [[sums], modules] = await Promise.all([
    read((db) =>
      db
        .from('training_people')
        .select(SUMS)
        .eq('club_id', clubId)
        .eq('user_id', userId)
        // The generated types make every view column nullable, even those that cannot be null.
        .overrideTypes<SumsRow[], { merge: false }>(),
    ),
    read((db) =>
      db.from('training_participants').select(MODULES).eq('club_id', clubId).eq('staff_members.user_id', userId),
    ),
  ]);
  return { sums: sums ?? null, modules };
}

function trainingOf({ sums, modules }: AnsweredTraining, club: Club, today: string): OwnTraining | null {
  if (!sums) return null;
  const recorded = modules.map((row) => ({
    participantId: row.id,
    title: row.training_courses.title,
    completedOn: row.completed_at === null ? null : dayAt(new Date(row.completed_at), club.time_zone),
    due: dueOf(row.due_on, today, row.completed_at !== null),
    isArchived: row.training_courses.archived_at !== null,
  }));
  return {
    person: {
      staffId: sums.staff_id,
      assigned: sums.assigned,
      completed: sums.completed,
      moduleHours: sums.module_hours,
      sessionMinutes: sums.session_minutes,
    },
    modules: inRecordOrder(recorded),
  };
}
