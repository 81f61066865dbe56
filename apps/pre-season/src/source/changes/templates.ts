import {
  byTitle,
  daysBetween,
  newId,
  saving,
  withChanged,
  without,
  type ClubReader,
} from '@platform/module-kit/screens';
import { preSeasonChange } from './preSeasonChange';

const save = saving('The template was not saved. Check your connection and try again.');
/** The most days before opening day that a template's item can be due. */
const LONGEST_BEFORE = 365;

/** Saves a list as a template. Refuses one of the same title and kind, or replaces it if the person chose that. */
export const saveAsTemplate = preSeasonChange({
  waits: 'computed',
  send: (_reader: ClubReader, listId: string, title: string, replaces: boolean) =>
    save((db) =>
      db.rpc('save_checklist_as_template', {
        checklist_id_param: listId,
        title_param: title.trim(),
        replaces_param: replaces,
      }),
    ),
  expect(known, listId, title) {
    for (const season of known.get('readSetting')?.seasons ?? []) {
      const list = known.get('listChecklists', season.id)?.find(({ id }) => id === listId);
      if (!list) continue;
      // A template cannot say "after the opening": such an item is due on opening day.
      const before = (dueOn: string) =>
        dueOn ? Math.min(LONGEST_BEFORE, Math.max(0, daysBetween(dueOn, season.opensOn))) : null;
      const items = list.items.map(({ item, priority, notes, position, dueOn }) => {
        return { item, priority, notes, position, daysBeforeOpening: before(dueOn) };
      });
      known.change('listTemplates', (templates) => {
        const replaced = templates.find((other) => other.kind === list.kind && other.title === title.trim());
        const saved = {
          id: replaced?.id ?? newId(),
          kind: list.kind,
          title: title.trim(),
          itemCount: items.length,
          items,
        };
        return [...templates.filter((other) => other !== replaced), saved].sort(byTitle);
      });
    }
  },
});

export const renameTemplate = preSeasonChange({
  send(_reader: ClubReader, templateId: string, title: string) {
    const row = { title: title.trim() };
    return save((db) => db.from('checklist_templates').update(row).eq('id', templateId).select('id').single());
  },
  expect(known, templateId, title) {
    known.change('listTemplates', (templates) =>
      withChanged(templates, [templateId], () => ({ title: title.trim() })).sort(byTitle),
    );
  },
});

/** Lists that were started from it stay. */
export const deleteTemplate = preSeasonChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, templateId: string) =>
    saving('The template was not deleted. Check your connection and try again.')((db) =>
      db.from('checklist_templates').delete().eq('id', templateId).select('id').single(),
    ),
  expect(known, templateId) {
    known.change('listTemplates', (templates) => without(templates, [templateId]));
    known.change('listChecklists', (lists) =>
      lists.map((list) =>
        list.templateId === templateId ? { ...list, templateId: null, version: list.version + 1 } : list,
      ),
    );
  },
});
