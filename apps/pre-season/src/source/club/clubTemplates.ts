import { dataOf } from '@platform/module-kit';
import { byTitle } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import type { ListKind } from '../checklist';
import type { PreSeasonSource } from '../preSeasonSource';
import { KINDS } from './clubChecklists';

type TemplateCalls = Pick<PreSeasonSource, 'listTemplates' | 'saveAsTemplate' | 'renameTemplate' | 'deleteTemplate'>;

const NOT_SAVED = 'The template was not saved. Check your connection and try again.';

/** What is done with templates of lists, in the database. */
export function clubTemplates(clubId: string): TemplateCalls {
  return {
    async listTemplates() {
      const client = await supabase();
      const rows = await dataOf(
        client
          .from('checklist_templates')
          .select('id, kind, title, checklist_template_items(count)')
          .eq('club_id', clubId)
          .in('kind', KINDS),
        'Failed to fetch templates',
      );
      return rows
        .map(({ id, kind, title, checklist_template_items: [counted] }) => ({
          id,
          kind: kind as ListKind,
          title,
          itemCount: counted?.count ?? 0,
        }))
        .sort(byTitle);
    },

    async saveAsTemplate(listId, title, replaces) {
      const client = await supabase();
      await dataOf(
        client.rpc('save_checklist_as_template', {
          checklist_id_param: listId,
          title_param: title.trim(),
          replaces_param: replaces,
        }),
        NOT_SAVED,
      );
    },

    async renameTemplate(templateId, title) {
      const client = await supabase();
      const update = client.from('checklist_templates').update({ title: title.trim() }).eq('id', templateId);
      await dataOf(update.select('id').single(), NOT_SAVED);
    },

    async deleteTemplate(templateId) {
      const client = await supabase();
      const removal = client.from('checklist_templates').delete().eq('id', templateId);
      await dataOf(removal.select('id').single(), 'The template was not deleted. Check your connection and try again.');
    },
  };
}
