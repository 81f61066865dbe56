import { dataOf } from '@platform/module-kit';
import { supabase, type Club } from '@platform/session';
import type { ModuleDraft, TrainingSource } from '../trainingSource';
import { SAVE_FAILED } from './words';

type ModuleChanges = Pick<TrainingSource, 'addModule' | 'saveModule' | 'setArchived' | 'removeModule'>;

const columnsOf = (draft: ModuleDraft) => ({
  title: draft.title,
  description: draft.description,
  certification_type_id: draft.certificationTypeId,
  valid_months: draft.validMonths,
  in_service_hours: draft.inServiceHours,
});

/** What managers and admins do with the modules of their club. */
export function changeModules(club: Club): ModuleChanges {
  return {
    async addModule(draft) {
      const client = await supabase();
      const row = { club_id: club.id, ...columnsOf(draft) };
      const added = await dataOf(client.from('training_courses').insert(row).select('id').single(), SAVE_FAILED);
      return added.id;
    },

    async saveModule(id, draft, version) {
      const client = await supabase();
      const row = { ...columnsOf(draft), version };
      await dataOf(client.from('training_courses').update(row).eq('id', id).select('id').single(), SAVE_FAILED);
    },

    async setArchived(id, archived) {
      const client = await supabase();
      const row = { archived_at: archived ? new Date().toISOString() : null };
      await dataOf(client.from('training_courses').update(row).eq('id', id).select('id').single(), SAVE_FAILED);
    },

    async removeModule(id) {
      const client = await supabase();
      await dataOf(client.from('training_courses').delete().eq('id', id).select('id').single(), SAVE_FAILED);
    },
  };
}
