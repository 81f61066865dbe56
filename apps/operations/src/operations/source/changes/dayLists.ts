import {
  byTitle,
  dayInWords,
  newId,
  withChanged,
  without,
  type ClubReader,
  type Delivery,
} from '@platform/module-kit/screens';
import { ask, save } from '../club/requests';
import { sendFromDeck } from '../../../shared/deck/sendFromDeck';
import type { BegunList, DayItem, DayTemplateItem, Failure } from '../rows/dayList';
import { operationsChange, type Known } from './operationsChange';
import { addKnownTicket } from './tickets';

function changeItem(known: Known, id: string, become: (item: DayItem) => Partial<DayItem>): void {
  known.change('listDayLists', (lists) =>
    lists.map((list) => ({ ...list, items: withChanged(list.items, [id], become) })),
  );
}

/** Checks an item off, or reopens it. @param item the item's text, for the list of unsent changes */
export const tickItem = operationsChange({
  send: (reader: ClubReader, id: string, completed: boolean, item: string) =>
    sendFromDeck(reader, {
      about: completed ? `Checked off: ${item}` : `Opened again: ${item}`,
      call: 'complete_checklist_item',
      with: { item_id_param: id, completed_param: completed },
    }),
  expect(known, id, completed): Delivery {
    const me = known.get('listPeople')?.find(({ isMe }) => isMe)?.userId ?? null;
    const done = { completed, completedAt: known.source.now().toISOString(), completedBy: me };
    const open = { completed, completedAt: null, completedBy: null };
    changeItem(known, id, (item) => (item.completed === completed ? item : completed ? done : open));
    return 'sent';
  },
});

/** Opens a ticket for a failed item. A repeated report with the same key opens no second one. */
export const reportItem = operationsChange({
  waits: 'computed',
  send: (reader: ClubReader, id: string, { key, note, priority }: Failure, item: string) =>
    sendFromDeck(reader, {
      about: `Failed: ${item}`,
      call: 'report_failed_item',
      with: { item_id_param: id, note_param: note, priority_param: priority, key_param: key },
    }),
  expect(known, id, { key, note, priority }, item): Delivery {
    const today = known.source.today();
    const list = known.get('listDayLists', today)?.find(({ items }) => items.some((each) => each.id === id));
    const draft = {
      title: `${item} failed`,
      description: `${note.trim()}\n\n${[list?.title, dayInWords(today)].filter(Boolean).join(', ')}`,
      location: '',
      priority,
      assigneeId: '',
      vendorId: '',
      dueOn: '',
      cost: null,
    };
    // Until the report is sent, its key is the ticket's id.
    const ticket = addKnownTicket(known, draft, { isOwnReport: true, photos: [] }, key);
    changeItem(known, id, () => ({ ticketId: ticket.id, completed: false, completedAt: null, completedBy: null }));
    return 'sent';
  },
});

/** Starts the list of a template for its day. An existing list stays unchanged. */
export const startList = operationsChange({
  waits: 'computed',
  send: (reader: ClubReader, { templateId, title, day }: BegunList) =>
    sendFromDeck(reader, {
      about: `Begun: ${title}`,
      call: 'start_checklist_from_template',
      with: { template_id_param: templateId, for_day_param: day },
    }),
  expect(known, { templateId, title, day: begun, items: begunItems }): Delivery {
    known.change('listDayLists', (lists, day) => {
      if (day !== begun || lists.some((list) => list.templateId === templateId)) return lists;
      const items = begunItems.map((item) => ({
        ...item,
        owner: '' as const,
        completed: false,
        completedAt: null,
        completedBy: null,
        ticketId: null,
      }));
      return [...lists, { id: newId(), title, templateId, items }];
    });
    return 'sent';
  },
});

/** Deletes a list of a day with its checks. */
export const deleteList = operationsChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) =>
    save((db) => db.from('checklists').delete().eq('id', id).select('id').single()),
  expect: (known, id) => known.change('listDayLists', (lists) => without(lists, [id])),
});

/**
 * Saves a daily checklist with all its items. Lists that have started stay unchanged.
 * @param saved the template and its version; null for a new one
 */
export const saveDayTemplate = operationsChange({
  waits: 'own-form',
  async send(
    { club }: ClubReader,
    title: string,
    items: readonly DayTemplateItem[],
    saved: { id: string; version: number } | null,
  ): Promise<void> {
    const asked = {
      club_id_param: club.id,
      title_param: title.trim(),
      items_param: items.map(({ item, priority, notes }) => ({ item, priority, notes })),
      ...(saved && { template_id_param: saved.id, version_param: saved.version }),
    };
    await ask((db) => db.rpc('save_day_template', asked));
  },
  expect(known, title, items, saved) {
    const kept = items.map(({ item, priority, notes }) => ({ item: item.trim(), priority, notes: notes.trim() }));
    known.change('listDayTemplates', (templates) =>
      (saved
        ? withChanged(templates, [saved.id], ({ version }) => ({
            title: title.trim(),
            items: kept,
            version: version + 1,
          }))
        : [...templates, { id: newId(), title: title.trim(), items: kept, version: 1 }]
      ).sort(byTitle),
    );
  },
});

/** Deletes a template. Lists that were started from it stay. */
export const deleteDayTemplate = operationsChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) =>
    save((db) => db.from('checklist_templates').delete().eq('id', id).select('id').single()),
  expect(known, id) {
    known.change('listDayTemplates', (templates) => without(templates, [id]));
    known.change('listDayLists', (lists) =>
      lists.map((list) => (list.templateId === id ? { ...list, templateId: null } : list)),
    );
  },
});
