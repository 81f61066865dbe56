import { dataOf } from '@platform/module-kit';
import { newId, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import { SAVE_FAILED } from '../club/words';
import type { ModuleDraft } from '../trainingSource';
import { trainingChange } from './trainingChange';

const columnsOf = (draft: ModuleDraft) => ({
  title: draft.title,
  description: draft.description,
  certification_type_id: draft.certificationTypeId,
  valid_months: draft.validMonths,
  in_service_hours: draft.inServiceHours,
});

/** Adds a module and answers its id. */
export const addModule = trainingChange({
  waits: true,
  async send({ club }: ClubReader, draft: ModuleDraft) {
    const client = await supabase();
    const row = { club_id: club.id, ...columnsOf(draft) };
    const added = await dataOf(client.from('training_courses').insert(row).select('id').single(), SAVE_FAILED);
    return added.id;
  },
  expect(known, draft) {
    const id = newId();
    const begun = { completedParticipants: 0, totalParticipants: 0, overdueParticipants: 0, nextDue: null };
    const module = { ...draft, ...begun, id, certificationName: null, isArchived: false, version: 1 };
    known.set('listParticipants', [id], []);
    known.change('listModules', (modules) => [...modules, module]);
    return id;
  },
});

/** Saves over one version; a newer one refuses it. */
export const saveModule = trainingChange({
  async send(_reader: ClubReader, id: string, draft: ModuleDraft, version: number) {
    const client = await supabase();
    const row = { ...columnsOf(draft), version };
    await dataOf(client.from('training_courses').update(row).eq('id', id).select('id').single(), SAVE_FAILED);
  },
  expect(known, id, draft, version) {
    known.change('listModules', (modules) => withChanged(modules, [id], () => ({ ...draft, version: version + 1 })));
  },
});

export const setArchived = trainingChange({
  async send(_reader: ClubReader, id: string, archived: boolean) {
    const client = await supabase();
    const row = { archived_at: archived ? new Date().toISOString() : null };
    await dataOf(client.from('training_courses').update(row).eq('id', id).select('id').single(), SAVE_FAILED);
  },
  expect(known, id, isArchived) {
    known.change('listModules', (modules) =>
      withChanged(modules, [id], ({ version }) => ({ isArchived, version: version + 1 })),
    );
  },
});

export const removeModule = trainingChange({
  waits: true,
  async send(_reader: ClubReader, id: string) {
    const client = await supabase();
    await dataOf(client.from('training_courses').delete().eq('id', id).select('id').single(), SAVE_FAILED);
  },
  expect(known, id) {
    known.change('listModules', (modules) => without(modules, [id]));
  },
});
