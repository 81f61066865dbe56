import { DataError } from '@platform/module-kit';
import { byTitle, daysBetween } from '@platform/module-kit/screens';
import type { PreSeasonSource } from '../source/preSeasonSource';
import { newId, type DemoMemory } from './demoMemory';

type TemplateCalls = Pick<PreSeasonSource, 'listTemplates' | 'saveAsTemplate' | 'renameTemplate' | 'deleteTemplate'>;

/** What is done with templates of lists of the sample club, in memory. */
export function demoTemplates(memory: DemoMemory): TemplateCalls {
  return {
    listTemplates: async () => memory.read().templates.toSorted(byTitle),

    async saveAsTemplate(listId, title, replaces) {
      const { lists, seasons, templates } = memory.read();
      const list = lists.find(({ id }) => id === listId);
      if (!list) throw new DataError('This checklist does not exist any more.', 'PT404', 404, 'Reload the checklists.');
      const replaced = templates.find((other) => other.kind === list.kind && other.title === title);
      if (replaced && !replaces) throw titleTaken();
      const opensOn = seasons.find(({ id }) => id === list.seasonId)?.opensOn ?? '';
      const items = list.items.map(({ item, priority, notes, dueOn }) => ({
        item,
        priority,
        notes,
        daysBeforeOpening: dueOn ? Math.min(365, Math.max(0, daysBetween(dueOn, opensOn))) : null,
      }));
      const kept = templates.filter((other) => other !== replaced);
      const saved = { id: replaced?.id ?? newId(), kind: list.kind, title, itemCount: items.length, items };
      memory.write({ templates: [...kept, saved] });
    },

    async renameTemplate(templateId, title) {
      const { templates } = memory.read();
      const kind = templates.find(({ id }) => id === templateId)?.kind;
      if (templates.some((other) => other.id !== templateId && other.kind === kind && other.title === title)) {
        throw titleTaken();
      }
      const renamed = templates.map((template) => (template.id === templateId ? { ...template, title } : template));
      memory.write({ templates: renamed.toSorted(byTitle) });
    },

    deleteTemplate: async (templateId) =>
      memory.write({ templates: memory.read().templates.filter(({ id }) => id !== templateId) }),
  };
}

const titleTaken = () =>
  new DataError('The club has a template of this title already. Choose another title.', '23505', 409);
