import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** Most people that are counted: more rows than one answer of the data has. */
const MOST = 1000;

/**
 * What waits for a person in training, for the top of a dashboard: their own modules, and for managers the people who are
 * late. Everyone else reads no one's training but their own.
 */
export async function trainingToday({ clubId, userId }: { clubId: string; userId: string }) {
  const client = await supabase();
  const failed = 'Training could not be counted.';
  const people = () =>
    client.from('training_people').select('staff_id, assigned, completed, overdue').eq('club_id', clubId);
  const [own] = await dataOf(
    client.from('staff_members').select('id').eq('club_id', clubId).eq('user_id', userId),
    failed,
  );
  const [rows, late] = await Promise.all([
    own ? dataOf(people().eq('staff_id', own.id), failed) : [],
    dataOf(people().gt('overdue', 0).limit(MOST), failed),
  ]);
  const open = rows.reduce((sum, { assigned, completed }) => sum + (assigned ?? 0) - (completed ?? 0), 0);
  const overdue = rows.reduce((sum, row) => sum + (row.overdue ?? 0), 0);
  const others = late.filter(({ staff_id: id }) => id !== own?.id).length;
  return [
    ...(open > 0
      ? [
          {
            id: 'own',
            count: open,
            words: open === 1 ? 'training module' : 'training modules',
            detail: overdue > 0 ? `for you, ${overdue} late` : 'for you to complete',
            to: '/training',
          },
        ]
      : []),
    ...(others > 0
      ? [
          {
            id: 'late',
            count: others,
            words: others === 1 ? 'person' : 'people',
            detail: 'late with training',
            to: '/training?tab=people',
          },
        ]
      : []),
  ];
}
