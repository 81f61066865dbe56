import { DataError } from '@platform/module-kit';
import { addDays, daysBetween } from '@platform/module-kit/screens';
import type { Season } from '../source/setting';
import type { PreSeasonSource } from '../source/preSeasonSource';
import { newId, type DemoMemory } from './demoMemory';
import type { DemoList } from './demoState';

type ListCalls = Pick<
  PreSeasonSource,
  'listChecklists' | 'addList' | 'startFromTemplate' | 'renameList' | 'archiveList' | 'copyForward'
>;

/** What is done with lists of the sample club, in memory. */
export function demoChecklists(memory: DemoMemory): ListCalls {
  const seasonOf = (seasonId: string): Season => {
    const season = memory.read().seasons.find(({ id }) => id === seasonId);
    if (!season) throw new DataError('There is no such season.', 'PT404', 404, 'Enter the season in Settings first.');
    return season;
  };
  const add = (seasonId: string, list: Pick<DemoList, 'kind' | 'title'> & Partial<DemoList>): string => {
    const added: DemoList = {
      id: newId(),
      seasonId,
      seasonYear: seasonOf(seasonId).year,
      templateId: null,
      copiedFromId: null,
      position: memory.read().lists.length,
      archived: false,
      version: 1,
      items: [],
      ...list,
    };
    memory.write({ lists: [...memory.read().lists, added] });
    return added.id;
  };
  const change = (listId: string, fields: Partial<DemoList>) =>
    memory.changeLists((list) => (list.id === listId ? { ...list, ...fields, version: list.version + 1 } : list));

  return {
    listChecklists: async (seasonId) => memory.read().lists.filter((list) => list.seasonId === seasonId),
    addList: async (seasonId, kind, title) => add(seasonId, { kind, title: title.trim() }),

    async startFromTemplate(templateId, seasonId) {
      const { lists, templates } = memory.read();
      const started = lists.find((list) => list.seasonId === seasonId && list.templateId === templateId);
      if (started) return started.id;
      const template = templates.find(({ id }) => id === templateId);
      if (!template) {
        throw new DataError(
          'This template does not exist any more.',
          'PT404',
          404,
          'Reload the list and choose another one.',
        );
      }
      const { opensOn } = seasonOf(seasonId);
      const listId = newId();
      return add(seasonId, {
        id: listId,
        templateId,
        kind: template.kind,
        title: template.title,
        items: template.items.map(({ item, priority, notes, daysBeforeOpening }, position) => ({
          ...openItem,
          id: newId(),
          listId,
          item,
          priority,
          notes,
          dueOn: daysBeforeOpening === null ? '' : addDays(opensOn, -daysBeforeOpening),
          position,
        })),
      });
    },

    renameList: async ({ id }, title) => change(id, { title: title.trim() }),
    archiveList: async ({ id }, archived) => change(id, { archived }),

    async copyForward({ fromSeasonId, toSeasonId, listIds, withBudget }) {
      const { lists, budget } = memory.read();
      const [from, to] = [seasonOf(fromSeasonId), seasonOf(toSeasonId)];
      const there = lists.filter(({ seasonId }) => seasonId === toSeasonId);
      const wanted = lists.filter(
        (list) =>
          listIds.includes(list.id) &&
          !there.some(
            (other) =>
              other.copiedFromId === list.id || (list.templateId !== null && other.templateId === list.templateId),
          ),
      );
      for (const { id, kind, title, templateId, items } of wanted) {
        const listId = newId();
        add(toSeasonId, {
          id: listId,
          kind,
          title,
          templateId,
          copiedFromId: id,
          items: items.map((item) => ({
            ...item,
            ...openItem,
            id: newId(),
            listId,
            owner: item.owner,
            dueOn: item.dueOn && addDays(item.dueOn, daysBetween(from.opensOn, to.opensOn)),
          })),
        });
      }
      const known = budget.filter(({ year }) => year === to.year).map(({ type, name }) => `${type} ${name}`);
      const lines = budget.filter(({ year, type, name }) => year === from.year && !known.includes(`${type} ${name}`));
      if (withBudget) {
        const copies = lines.map((line) => ({
          ...line,
          id: newId(),
          year: to.year,
          plannedCents: line.actualCents && !line.isLabor ? line.actualCents : line.plannedCents,
          actualCents: null,
          isLabor: line.isLabor,
          version: 1,
        }));
        memory.write({ budget: [...budget, ...copies] });
      }
      return {
        lists: wanted.length,
        items: wanted.reduce((sum, { items }) => sum + items.length, 0),
        budgetLines: withBudget ? lines.length : 0,
      };
    },
  };
}

/** What every new item has in common. */
const openItem = {
  owner: '',
  completed: false,
  completedAt: null,
  completedBy: null,
  lessonId: null,
  version: 1,
} as const;
