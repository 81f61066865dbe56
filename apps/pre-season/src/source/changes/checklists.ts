import { addDays, asking, saving, withChanged, type ClubReader } from '@platform/module-kit/screens';
import type { Checklist, ListKind } from '../rows/checklist';
import { begin, lastPosition } from './begin';
import type { Known } from './known';
import { preSeasonChange } from './preSeasonChange';

const NOT_SAVED = 'The checklist was not saved. Check your connection and try again.';
const ask = asking(NOT_SAVED);
const save = saving(NOT_SAVED);

/** Adds an empty list at the end of the season's lists. */
export const addList = preSeasonChange({
  waits: 'new-row',
  async send({ club }: ClubReader, seasonId: string, kind: ListKind, title: string) {
    const [last] = await ask((db) =>
      db
        .from('checklists')
        .select('position')
        .eq('season_id', seasonId)
        .order('position', { ascending: false })
        .limit(1),
    );
    const position = (last?.position ?? 0) + 1;
    const row = { club_id: club.id, season_id: seasonId, kind, title: title.trim(), position };
    return (await ask((db) => db.from('checklists').insert(row).select('id').single())).id;
  },
  expect: (known, seasonId, kind, title) =>
    begin(known, seasonId, {
      kind,
      title: title.trim(),
      position: lastPosition(known.get('listChecklists', seasonId) ?? []) + 1,
    }),
});

/** Starts a template's list in a season, or finds the one already started. */
export const startFromTemplate = preSeasonChange({
  waits: 'computed',
  send: (_reader: ClubReader, templateId: string, seasonId: string) =>
    ask((db) => db.rpc('start_checklist_from_template', { template_id_param: templateId, season_id_param: seasonId })),
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
  send(_reader: ClubReader, { id, version }: Checklist, title: string) {
    const row = { title: title.trim(), version };
    return save((db) => db.from('checklists').update(row).eq('id', id).select('id').single());
  },
  expect: (known, list, title) => changeList(known, list, { title: title.trim() }),
});

export const archiveList = preSeasonChange({
  send: (_reader: ClubReader, { id, version }: Checklist, archived: boolean) =>
    save((db) => db.from('checklists').update({ archived, version }).eq('id', id).select('id').single()),
  expect: (known, list, archived) => changeList(known, list, { archived }),
});
