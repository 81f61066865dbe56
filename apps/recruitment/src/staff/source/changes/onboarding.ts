import { saving, type ClubReader } from '@platform/module-kit/screens';
import { clubChange } from '../../../shared/changes/clubChange';
import { followOnboarding } from '../../../shared/changes/followOnboarding';
import { failures } from '../failures';

/** Gives a person who is Pending Onboarding the same checklist as a hire. A person who has one keeps it. */
export const startOnboarding = clubChange({
  waits: 'computed',
  send: (_reader: ClubReader, staffId: string) =>
    saving(failures.start)((db) => db.rpc('start_onboarding', { staff_id_param: staffId })),
});

export const setOnboardingDone = clubChange({
  send: (_reader: ClubReader, itemId: string, isDone: boolean) =>
    saving(failures.item)((db) =>
      db.from('staff_onboarding_items').update({ is_done: isDone }).eq('id', itemId).select('id').single(),
    ),
  expect(known, itemId, isDone) {
    const doneAt = isDone ? known.source.now().toISOString() : null;
    known.change('listOnboarding', (items) =>
      items.map((item) => (item.id === itemId && item.isDone !== isDone ? { ...item, isDone, doneAt } : item)),
    );
    for (const { id } of known.get('listStaff')?.people ?? []) {
      if (known.get('listOnboarding', id)?.some((item) => item.id === itemId)) followOnboarding(known, id);
    }
  },
});
