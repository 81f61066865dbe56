import type { ChecklistItem } from '../source/checklist';
import type { PreSeasonSource } from '../source/preSeasonSource';
import { demoNow, findItem, newId, requireVersion, type DemoMemory } from './demoMemory';

type ItemCalls = Pick<
  PreSeasonSource,
  'readItem' | 'addItem' | 'saveItem' | 'completeItem' | 'arrangeItems' | 'deleteItem'
>;

/** What is done with items of the sample club, in memory. */
export function demoItems(memory: DemoMemory): ItemCalls {
  return {
    readItem: async (itemId) => findItem(memory.read(), itemId),

    async addItem(draft, position) {
      const added: ChecklistItem = {
        ...draft,
        id: newId(),
        item: draft.item.trim(),
        completed: false,
        completedAt: null,
        completedBy: null,
        position,
        lessonId: null,
        version: 1,
      };
      memory.changeLists((list) => (list.id === draft.listId ? { ...list, items: [...list.items, added] } : list));
      return added;
    },

    async saveItem(itemId, draft, version) {
      const before = findItem(memory.read(), itemId);
      requireVersion(before, version);
      const saved = { ...before, ...draft, version: version + 1 };
      memory.changeLists((list) => {
        const others = list.items.filter(({ id }) => id !== itemId);
        if (list.id !== draft.listId) return { ...list, items: others };
        return { ...list, items: [...others, saved].sort((a, b) => a.position - b.position) };
      });
      return saved;
    },

    async completeItem(itemId, completed) {
      memory.changeItem(itemId, (item) => ({
        ...item,
        completed,
        completedAt: completed ? demoNow() : null,
        completedBy: completed ? 'demo-visitor' : null,
        version: item.version + 1,
      }));
    },

    async arrangeItems(listId, itemIds) {
      memory.changeLists((list) =>
        list.id === listId
          ? {
              ...list,
              items: list.items
                .map((item) => ({ ...item, position: itemIds.indexOf(item.id) + 1 }))
                .sort((a, b) => a.position - b.position),
            }
          : list,
      );
    },

    async deleteItem(itemId) {
      memory.changeLists((list) => ({ ...list, items: list.items.filter(({ id }) => id !== itemId) }));
    },
  };
}
