import { asking, needsToday, type NeedToday, readPartOf } from '@platform/module-kit/screens';

/** The counts of the view. */
export interface TrainingCounts {
  /** The person's own modules that are not completed, and those of them that are late. */
  own_modules: number | null;
  own_late_modules: number | null;
  /** Others who are late, of those whose training the person reads. */
  late_people: number | null;
}

/**
 * Training that waits for the person, for the top of a dashboard: their own modules and, for managers, the people who
 * are late. Everyone else reads only their own training.
 */
export async function trainingToday({ clubId }: { clubId: string }): Promise<NeedToday[]> {
  const counts = await readPartOf('dashboard_needs', 'training_needs', clubId, () =>
    asking('Training could not be counted.')((db) =>
      db.from('training_needs').select('own_modules, own_late_modules, late_people').eq('club_id', clubId).single(),
    ),
  );
  return needsOf(counts);
}

/** The counts that need attention, the person's own first. */
export function needsOf({ own_modules, own_late_modules, late_people }: TrainingCounts): NeedToday[] {
  return needsToday([
    {
      id: 'own',
      count: own_modules,
      one: 'training module',
      many: 'training modules',
      detail: own_late_modules ? `for you, ${own_late_modules} late` : 'for you to complete',
      to: '/training',
    },
    {
      id: 'late',
      count: late_people,
      one: 'person',
      many: 'people',
      detail: 'late with training',
      to: '/training?tab=people',
    },
  ]);
}
