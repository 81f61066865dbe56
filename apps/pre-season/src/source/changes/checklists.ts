import { dataOf } from '@platform/module-kit';
import { addDays, withChanged, type ClubReader } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import type { Checklist, ListKind } from '../checklist';
import { begin, lastPosition } from './begin';
import type { Known } from './known';
import { preSeasonChange } from './preSeasonChange';

const NOT_SAVED = 'The checklist was not saved. Check your connection and try again.';

/** Adds an empty list at the end of the season's lists. */
export const addList = preSeasonChange({
  waits: true,
  async send({ club }: ClubReader, seasonId: string, kind: ListKind, title: string) {
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
      club_id: club.id,
      season_id: seasonId,
      kind,
      title: title.trim(),
      position: (last?.position ?? 0) + 1,
    });
    return (await dataOf(insert.select('id').single(), NOT_SAVED)).id;
  },
  expect: (known, seasonId, kind, title) =>
    begin(known, seasonId, {
      kind,
      title: title.trim(),
      position: lastPosition(known.get('listChecklists', seasonId) ?? []) + 1,
    }),
});

/** Starts a template's list in a season, or finds the one that was started. */
export const startFromTemplate = preSeasonChange({
  waits: true,
  async send(_reader: ClubReader, templateId: string, seasonId: string) {
    const client = await supabase();
    return dataOf(
      client.rpc('start_checklist_from_template', { template_id_param: templateId, season_id_param: seasonId }),
      NOT_SAVED,
    );
  },
  expect(known, templateId, seasonId) {
    const started = known.get('listChecklists', seasonId)?.find((list) => list.templateId === templateId);
    const template = known.get('listTemplates')?.find(({ id }) => id === templateId);
    const season = known.get('readSetting')?.seasons.find(({ id }) => id === seasonId);
    if (started || !template || !season) return started?.id ?? '';
    const { kind, title, items } = template;
    const dueOn = (days: number | null) => (days === null ? '' : addDays(season.opensOn, -days));
    return begin(
      known,
      seasonId,
      { kind, title, templateId, position: 0 },
      items.map(({ daysBeforeOpening, ...item }) => ({ ...item, dueOn: dueOn(daysBeforeOpening) })),
    );
  },
});

const changeList = (known: Known, { id, version }: Checklist, change: Partial<Checklist>) =>
  known.change('listChecklists', (lists) => withChanged(lists, [id], () => ({ ...change, version: version + 1 })));

export const renameList = preSeasonChange({
  async send(_reader: ClubReader, { id, version }: Checklist, title: string) {
    const client = await supabase();
    const update = client.from('checklists').update({ title: title.trim(), version }).eq('id', id);
    await dataOf(update.select('id').single(), NOT_SAVED);
  },
  expect: (known, list, title) => changeList(known, list, { title: title.trim() }),
});

export const archiveList = preSeasonChange({
  async send(_reader: ClubReader, { id, version }: Checklist, archived: boolean) {
    const client = await supabase();
    const update = client.from('checklists').update({ archived, version }).eq('id', id);
    await dataOf(update.select('id').single(), NOT_SAVED);
  },
  expect: (known, list, archived) => changeList(known, list, { archived }),
});
