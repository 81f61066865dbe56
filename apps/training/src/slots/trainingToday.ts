import { asking, needsToday, type NeedToday } from '@platform/module-kit/screens';

/** The most people to count. One answer of the database has no more rows. */
const MOST = 1000;
const COUNTS = 'staff_id, assigned, completed, overdue';

const ask = asking('Training could not be counted.');

/**
 * Training that waits for the person, for the top of a dashboard: their own modules and, for managers, the people who
 * are late. Everyone else reads only their own training.
 */
export async function trainingToday({ clubId, userId }: { clubId: string; userId: string }): Promise<NeedToday[]> {
  const [own] = await ask((db) => db.from('staff_members').select('id').eq('club_id', clubId).eq('user_id', userId));
  const [rows, late] = await Promise.all([
    own ? ask((db) => db.from('training_people').select(COUNTS).eq('staff_id', own.id)) : [],
    ask((db) => db.from('training_people').select(COUNTS).eq('club_id', clubId).gt('overdue', 0).limit(MOST)),
  ]);
  const open = rows.reduce((sum, { assigned, completed }) => sum + (assigned ?? 0) - (completed ?? 0), 0);
  const overdue = rows.reduce((sum, row) => sum + (row.overdue ?? 0), 0);
  const others = late.filter(({ staff_id: id }) => id !== own?.id).length;
  return needsToday([
    {
      id: 'own',
      count: open,
      one: 'training module',
      many: 'training modules',
      detail: overdue > 0 ? `for you, ${overdue} late` : 'for you to complete',
      to: '/training',
    },
    {
      id: 'late',
      count: others,
      one: 'person',
      many: 'people',
      detail: 'late with training',
      to: '/training?tab=people',
    },
  ]);
}
