import { found, type ChangeSteps } from '@platform/module-kit/testing';
import type { OperationsSource } from '../../source/operationsSource';
import { key, ticket, TODAY } from './rowsOf.testkit';

const item = async (source: OperationsSource, words: string) =>
  found((await source.listDayLists(TODAY)).flatMap(({ items }) => items).find((each) => each.item === words));

const template = async (source: OperationsSource, title: string) =>
  found((await source.listDayTemplates()).find((each) => each.title === title));

const noonRound = async (source: OperationsSource) => {
  const { id, title, items } = await template(source, 'Noon round');
  return { templateId: id, title, day: TODAY, items: items.map((each) => ({ ...each, id: key() })) };
};

/** The checklists of the day and their templates. */
export const dayListsSteps: ChangeSteps<OperationsSource> = {
  'ticking an item off': async (source) =>
    source.tickItem((await item(source, 'Clean the restrooms')).id, true, 'Clean the restrooms'),
  'opening an item again': async (source) =>
    source.tickItem((await item(source, 'Unlock the gates and turn off the alarm')).id, false, 'Unlock the gates'),
  'reporting what failed': async (source) =>
    source.reportItem(
      (await item(source, 'Lock the chemical store')).id,
      { key: key(), note: 'The lock jams.', priority: 'high' },
      'Lock the chemical store',
    ),
  'reporting it twice': async (source) =>
    source.reportItem(
      (await item(source, 'Lock the chemical store')).id,
      { key: key(), note: 'It jams.', priority: 'low' },
      'Lock the chemical store',
    ),
  'deleting the ticket of an item': async (source) =>
    source.deleteTicket((await ticket(source, 'Lock the chemical store failed')).id),
  'adding a daily checklist': (source) =>
    source.saveDayTemplate('Noon round', [{ item: ' Count the tubes ', priority: 'high', notes: '' }], null),
  'adding one of the same title': (source) =>
    source.saveDayTemplate('Noon round', [{ item: 'Count', priority: 'low', notes: '' }], null),
  'saving a daily checklist': async (source) => {
    const { id, version } = await template(source, 'Noon round');
    const items = [
      { item: 'Count the tubes', priority: 'high' as const, notes: 'Six of them.' },
      { item: 'Empty the bins', priority: 'low' as const, notes: '' },
    ];
    return source.saveDayTemplate('Noon round', items, { id, version });
  },
  'saving a daily checklist over a newer version': async (source) => {
    const { id } = await template(source, 'Noon round');
    return source.saveDayTemplate('Noon', [{ item: 'Count', priority: 'low', notes: '' }], { id, version: 1 });
  },
  'beginning a list': async (source) => source.startList(await noonRound(source)),
  'beginning it twice': async (source) => source.startList(await noonRound(source)),
  'deleting a list of the day': async (source) =>
    source.deleteList(found((await source.listDayLists(TODAY)).find(({ title }) => title === 'Noon round')).id),
  'deleting a daily checklist': async (source) => source.deleteDayTemplate((await template(source, 'Noon round')).id),
};
