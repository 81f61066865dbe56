import { newId, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { ask, save } from '../club/requests';
import type { ModuleDraft } from '../rows/module';
import { trainingChange } from './trainingChange';

const columnsOf = (draft: ModuleDraft) => ({
  title: draft.title,
  description: draft.description,
  certification_type_id: draft.certificationTypeId,
  valid_months: draft.validMonths,
  in_service_hours: draft.inServiceHours,
});

/** Adds a module and returns its id. */
export const addModule = trainingChange({
  waits: 'new-row',
  async send({ club }: ClubReader, draft: ModuleDraft) {
    const row = { club_id: club.id, ...columnsOf(draft) };
    return (await ask((db) => db.from('training_courses').insert(row).select('id').single())).id;
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
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  send(_reader: ClubReader, id: string, draft: ModuleDraft, version: number) {
    const row = { ...columnsOf(draft), version };
    return save((db) => db.from('training_courses').update(row).eq('id', id).select('id').single());
  },
  expect(known, id, draft, version) {
    known.change('listModules', (modules) => withChanged(modules, [id], () => ({ ...draft, version: version + 1 })));
  },
});

export const setArchived = trainingChange({
  send(_reader: ClubReader, id: string, archived: boolean) {
    const row = { archived_at: archived ? new Date().toISOString() : null };
    return save((db) => db.from('training_courses').update(row).eq('id', id).select('id').single());
  },
  expect(known, id, isArchived) {
    known.change('listModules', (modules) =>
      withChanged(modules, [id], ({ version }) => ({ isArchived, version: version + 1 })),
    );
  },
});

export const removeModule = trainingChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) =>
    save((db) => db.from('training_courses').delete().eq('id', id).select('id').single()),
  expect(known, id) {
    known.change('listModules', (modules) => without(modules, [id]));
  },
});
