import { asking } from '@platform/module-kit/screens';
import { failures } from '../failures';
import type { OnboardingItem } from '../rows/staffMember';

/** What a person still has to do before the first shift, and what is done. @throws DataError */
export async function listOnboarding(staffId: string): Promise<OnboardingItem[]> {
  const rows = await asking(failures.onboarding)((db) =>
    db
      .from('staff_onboarding_items')
      .select('id, title, certification_type_id, due_on, is_done, done_at')
      .eq('staff_id', staffId)
      .order('sort_order')
      .order('title'),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    certificationTypeId: row.certification_type_id,
    dueOn: row.due_on,
    isDone: row.is_done,
    doneAt: row.done_at,
  }));
}
