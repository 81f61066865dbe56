import { asking, newId, saving, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import type { ChecklistItem, ItemDraft } from '../rows/checklist';
import { ITEM_COLUMNS, itemColumns, itemOf } from '../club/itemRow';
import { findItem, type Known } from './known';
import { preSeasonChange } from './preSeasonChange';

const NOT_SAVED = 'The item was not saved. Check your connection and try again.';
const ask = asking(NOT_SAVED);
const save = saving(NOT_SAVED);

function changeItems(known: Known, become: (items: readonly ChecklistItem[], listId: string) => ChecklistItem[]): void {
  known.change('listChecklists', (lists) => lists.map((list) => ({ ...list, items: become(list.items, list.id) })));
  known.change('listLessons', (lessons) =>
    lessons.map((lesson) => {
      const item = lesson.carried && findItem(known, lesson.carried.itemId);
      if (!lesson.carried || known.get('listChecklists', lesson.carried.seasonId) === undefined) return lesson;
      return { ...lesson, carried: item ? { ...lesson.carried, completed: item.completed } : null };
    }),
  );
}

const inPlace = (items: readonly ChecklistItem[]) => [...items].sort((a, b) => a.position - b.position);
const trimmed = (draft: ItemDraft) => ({ ...draft, item: draft.item.trim(), notes: draft.notes.trim() });

export const addItem = preSeasonChange({
  waits: 'new-row',
  async send({ club }: ClubReader, draft: ItemDraft, position: number): Promise<ChecklistItem> {
    const row = { club_id: club.id, position, ...itemColumns(draft) };
    return itemOf(await ask((db) => db.from('checklist_items').insert(row).select(ITEM_COLUMNS).single()));
  },
  expect(known, draft, position) {
    const open = { completed: false, completedAt: null, completedBy: null, lessonId: null, version: 1 };
    const added: ChecklistItem = { ...trimmed(draft), ...open, id: newId(), position };
    changeItems(known, (items, listId) => (listId === draft.listId ? inPlace([...items, added]) : [...items]));
    return added;
  },
});

/** Saves over one version of an item; PT409 if the item has a newer version. */
export const saveItem = preSeasonChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  async send(_reader: ClubReader, itemId: string, draft: ItemDraft, version: number): Promise<ChecklistItem> {
    const row = { ...itemColumns(draft), version };
    return itemOf(
      await ask((db) => db.from('checklist_items').update(row).eq('id', itemId).select(ITEM_COLUMNS).single()),
    );
  },
  expect(known, itemId, draft, version) {
    const before = findItem(known, itemId);
    const saved = { ...before, ...trimmed(draft), id: itemId, version: version + 1 } as ChecklistItem;
    changeItems(known, (items, listId) => {
      const others = without(items, [itemId]);
      return listId === draft.listId ? inPlace([...others, saved]) : others;
    });
    return saved;
  },
});

/** Checks an item off, or reopens it. */
export const completeItem = preSeasonChange({
  send: (_reader: ClubReader, itemId: string, completed: boolean) =>
    save((db) => db.rpc('complete_checklist_item', { item_id_param: itemId, completed_param: completed })),
  expect(known, itemId, completed) {
    const me = known.get('listPeople')?.find(({ isMe }) => isMe)?.userId ?? null;
    const done = completed
      ? { completed, completedAt: known.source.now(), completedBy: me }
      : { completed, completedAt: null, completedBy: null };
    changeItems(known, (items) =>
      withChanged(items, [itemId], (item) =>
        item.completed === completed ? item : { ...done, version: item.version + 1 },
      ),
    );
  },
});

export const arrangeItems = preSeasonChange({
  send: (_reader: ClubReader, listId: string, itemIds: readonly string[]) =>
    saving('The order was not saved. Check your connection and try again.')((db) =>
      db.rpc('arrange_checklist_items', { checklist_id_param: listId, item_ids_param: [...itemIds] }),
    ),
  expect(known, _listId, itemIds) {
    changeItems(known, (items) =>
      inPlace(
        withChanged(items, itemIds, ({ id, position, version }) => {
          const place = itemIds.indexOf(id) + 1;
          return place === position ? {} : { position: place, version: version + 1 };
        }),
      ),
    );
  },
});

export const deleteItem = preSeasonChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, itemId: string) =>
    saving('The item was not deleted. Check your connection and try again.')((db) =>
      db.from('checklist_items').delete().eq('id', itemId).select('id').single(),
    ),
  expect: (known, itemId) => changeItems(known, (items) => without(items, [itemId])),
});
