import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import type { ListKind } from '../checklist';
import type { Copied } from '../copyChoice';
import type { PreSeasonSource } from '../preSeasonSource';
import { ITEM_COLUMNS, itemOf } from './itemRow';

type ListCalls = Pick<
  PreSeasonSource,
  'listChecklists' | 'addList' | 'startFromTemplate' | 'renameList' | 'archiveList' | 'copyForward'
>;

const FAILED = 'Failed to fetch checklists';
const NOT_SAVED = 'The checklist was not saved. Check your connection and try again.';
/** What a list of a season is for. */
export const KINDS: readonly ListKind[] = ['pre_season', 'facility_preparation'];

/** What is done with lists, in the database. */
export function clubChecklists(clubId: string): ListCalls {
  return {
    async listChecklists(seasonId) {
      const client = await supabase();
      const rows = await dataOf(
        client
          .from('checklists')
          .select(
            `id, kind, title, position, template_id, copied_from_id, archived, version, created_at, checklist_items(${ITEM_COLUMNS})`,
          )
          .eq('season_id', seasonId)
          .in('kind', KINDS)
          .order('position')
          .order('created_at')
          .order('position', { referencedTable: 'checklist_items' })
          .order('created_at', { referencedTable: 'checklist_items' }),
        FAILED,
      );
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind as ListKind,
        title: row.title,
        position: row.position,
        templateId: row.template_id,
        copiedFromId: row.copied_from_id,
        archived: row.archived,
        version: row.version,
        items: row.checklist_items.map(itemOf),
      }));
    },

    async addList(seasonId, kind, title) {
      const client = await supabase();
      const [last] = await dataOf(
        client
          .from('checklists')
          .select('position')
          .eq('season_id', seasonId)
          .order('position', { ascending: false })
          .limit(1),
        NOT_SAVED,
      );
      const insert = client.from('checklists').insert({
        club_id: clubId,
        season_id: seasonId,
        kind,
        title: title.trim(),
        position: (last?.position ?? 0) + 1,
      });
      return (await dataOf(insert.select('id').single(), NOT_SAVED)).id;
    },

    async startFromTemplate(templateId, seasonId) {
      const client = await supabase();
      return dataOf(
        client.rpc('start_checklist_from_template', { template_id_param: templateId, season_id_param: seasonId }),
        NOT_SAVED,
      );
    },

    async renameList({ id, version }, title) {
      const client = await supabase();
      const update = client.from('checklists').update({ title: title.trim(), version }).eq('id', id);
      await dataOf(update.select('id').single(), NOT_SAVED);
    },

    async archiveList({ id, version }, archived) {
      const client = await supabase();
      const update = client.from('checklists').update({ archived, version }).eq('id', id);
      await dataOf(update.select('id').single(), NOT_SAVED);
    },

    async copyForward({ fromSeasonId, toSeasonId, listIds, withBudget }): Promise<Copied> {
      const client = await supabase();
      const added = (await dataOf(
        client.rpc('copy_season_forward', {
          from_season_id_param: fromSeasonId,
          to_season_id_param: toSeasonId,
          checklist_ids_param: [...listIds],
          with_budget_param: withBudget,
        }),
        'Nothing was copied. Check your connection and try again.',
      )) as { checklists: number; checklist_items: number; budget_categories: number };
      return { lists: added.checklists, items: added.checklist_items, budgetLines: added.budget_categories };
    },
  };
}
