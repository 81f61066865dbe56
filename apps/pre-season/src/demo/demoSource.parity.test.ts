import { found, openBothWorlds, testSameChanges, testSameReads, type ReadCalls } from '@platform/module-kit/testing';
import { changes } from '../source/changes';
import { createClubSource } from '../source/club/clubSource';
import type { PreSeasonSource } from '../source/preSeasonSource';
import { createDemoSource } from './demoSource';

const seasonsOf = async (source: PreSeasonSource) => (await source.readSetting()).seasons;
const itemsOf = async (source: PreSeasonSource) => {
  const lists = await Promise.all((await seasonsOf(source)).map(({ id }) => source.listChecklists(id)));
  return lists.flat().flatMap(({ items }) => items);
};
const yearsOf = async (source: PreSeasonSource) => (await seasonsOf(source)).map(({ year }) => year);

const worlds = openBothWorlds<PreSeasonSource>({
  demo: createDemoSource,
  club: createClubSource,
  refusals: () => import('../tableRefusals'),
  found: ['readItem', 'readBudgetLine'],
});
const calls: ReadCalls<PreSeasonSource> = {
  readSetting: () => [[]],
  listPeople: () => [[]],
  listChecklists: async (source) => (await seasonsOf(source)).map(({ id }) => [id]),
  listTemplates: () => [[]],
  readItem: async (source) => (await itemsOf(source)).map(({ id }) => [id]),
  listBudget: async (source) => (await yearsOf(source)).map((year) => [[year]]),
  readBudgetLine: async (source) => (await source.listBudget(await yearsOf(source))).map(({ id }) => [id]),
  listLessons: async (source) => (await seasonsOf(source)).map(({ id }) => [id]),
};

testSameReads(worlds, calls);

const season = async (source: PreSeasonSource, year: string) =>
  found((await seasonsOf(source)).find((one) => one.year === year));
const listsOf = async (source: PreSeasonSource, year: string) => source.listChecklists((await season(source, year)).id);
const list = async (source: PreSeasonSource, title: string, year = '2025') =>
  found((await listsOf(source, year)).find((one) => one.title === title));
const first = async (source: PreSeasonSource, year = '2025') => found((await listsOf(source, year))[0]);
const template = async (source: PreSeasonSource, title: string) =>
  found((await source.listTemplates()).find((one) => one.title === title));
const line = async (source: PreSeasonSource, name: string, year = '2025') =>
  found((await source.listBudget([year])).find((one) => one.name === name));
const item = async (source: PreSeasonSource, text: string) =>
  found((await itemsOf(source)).find((one) => one.item === text));
const dates = { startsOn: '2026-04-01', opensOn: '2026-05-23', endsOn: '2026-09-08' };

testSameChanges(worlds, calls, changes, {
  'starting a season': (source) => source.addSeason({ year: '2026', ...dates }),
  'starting it twice': (source) => source.addSeason({ year: '2026', ...dates }),
  'adding a list': async (source) => source.addList((await season(source, '2026')).id, 'pre_season', ' Our own list '),
  'adding an item': async (source) => {
    const { id } = await list(source, 'Our own list', '2026');
    const draft = { listId: id, item: 'Call the county', priority: 'low', notes: '', owner: '', dueOn: '' } as const;
    return source.addItem(draft, 1);
  },
  'adding another item': async (source) => {
    const { id } = await list(source, 'Our own list', '2026');
    const { owner } = found((await source.listPeople())[0]);
    const draft = { listId: id, item: 'Call the city', priority: 'high', notes: ' now ', dueOn: '2026-05-01' } as const;
    return source.addItem({ ...draft, owner }, 2);
  },
  'saving an item': async (source) => {
    const { id, version, ...saved } = await item(source, 'Call the city');
    const { listId, priority, owner, notes } = saved;
    const draft = { listId, priority, owner, notes, item: 'Call the city again', dueOn: '' };
    return source.saveItem(id, draft, version);
  },
  'saving an item over a newer version': async (source) => {
    const { id, listId, priority, owner, notes } = await item(source, 'Call the city again');
    return source.saveItem(id, { listId, priority, owner, notes, item: 'Late', dueOn: '' }, 1);
  },
  'moving an item to another list': async (source) => {
    const { id, version, priority, owner, notes } = await item(source, 'Call the city again');
    const { id: listId } = await first(source);
    return source.saveItem(id, { listId, priority, owner, notes, item: 'Call the city', dueOn: '' }, version);
  },
  'ticking an item off': async (source) => source.completeItem((await item(source, 'Call the county')).id, true),
  'ticking it off again': async (source) => source.completeItem((await item(source, 'Call the county')).id, true),
  'opening an item again': async (source) => source.completeItem((await item(source, 'Call the county')).id, false),
  'arranging the items of a list': async (source) => {
    const { id, items } = await first(source);
    return source.arrangeItems(id, items.map((one) => one.id).reverse());
  },
  'deleting an item': async (source) => source.deleteItem((await item(source, 'Call the county')).id),
  'renaming a list': async (source) => source.renameList(await list(source, 'Our own list', '2026'), 'Our list'),
  'renaming a list over a newer version': async (source) =>
    source.renameList({ ...(await list(source, 'Our list', '2026')), version: 1 }, 'Your list'),
  'archiving a list': async (source) => source.archiveList(await list(source, 'Our list', '2026'), true),
  'keeping a list as a template': async (source) => source.saveAsTemplate((await first(source)).id, 'Our way', false),
  'keeping it under a title that is taken': async (source) =>
    source.saveAsTemplate((await first(source)).id, 'Our way', false),
  'replacing a template': async (source) => {
    const { kind } = await template(source, 'Our way');
    const other = found((await listsOf(source, '2025')).findLast((one) => one.kind === kind));
    return source.saveAsTemplate(other.id, 'Our way', true);
  },
  'starting a list from a template': async (source) =>
    source.startFromTemplate((await template(source, 'Our way')).id, (await season(source, '2026')).id),
  'starting it a second time': async (source) =>
    source.startFromTemplate((await template(source, 'Our way')).id, (await season(source, '2026')).id),
  'renaming a template to a title that is taken': async (source) => {
    const { id, kind } = await template(source, 'Our way');
    const other = found((await source.listTemplates()).find((one) => one.kind === kind && one.id !== id));
    return source.renameTemplate(id, other.title);
  },
  'renaming a template': async (source) => source.renameTemplate((await template(source, 'Our way')).id, 'Another way'),
  'deleting a template': async (source) => source.deleteTemplate((await template(source, 'Another way')).id),
  'adding a line of the budget': async (source) =>
    source.addBudgetLine('2025', { name: ' Umbrellas ', type: 'expense', plannedCents: 1_250_50, isLabor: false }),
  'adding it twice': async (source) =>
    source.addBudgetLine('2025', { name: 'Umbrellas', type: 'expense', plannedCents: null, isLabor: false }),
  'saving a line': async (source) => {
    const { id, version } = await line(source, 'Umbrellas');
    return source.saveBudgetLine(id, { actualCents: 900_00 }, version);
  },
  'saving a line over a newer version': async (source) => {
    const { id } = await line(source, 'Umbrellas');
    return source.saveBudgetLine(id, { plannedCents: 1 }, 1);
  },
  'filling a second line in from the schedule': async (source) => {
    const { id, version } = await line(source, 'Umbrellas');
    return source.fillInBudgetLine(id, true, version);
  },
  'entering labor by hand': async (source) => {
    const { id, version } = found((await source.listBudget(['2025'])).find(({ isLabor }) => isLabor));
    return source.fillInBudgetLine(id, false, version);
  },
  'filling another line in': async (source) => {
    const { id, version } = await line(source, 'Umbrellas');
    return source.fillInBudgetLine(id, true, version);
  },
  'copying a season forward': async (source) => {
    const [from, to] = [await season(source, '2025'), await season(source, '2026')];
    const listIds = (await source.listChecklists(from.id)).map(({ id }) => id);
    return source.copyForward({ fromSeasonId: from.id, toSeasonId: to.id, listIds, withBudget: true });
  },
  'copying it a second time': async (source) => {
    const [from, to] = [await season(source, '2025'), await season(source, '2026')];
    const listIds = (await source.listChecklists(from.id)).map(({ id }) => id);
    return source.copyForward({ fromSeasonId: from.id, toSeasonId: to.id, listIds, withBudget: true });
  },
  'carrying a lesson over': async (source) => {
    const { id } = await season(source, '2024');
    const lesson = found((await source.listLessons(id)).find(({ carried }) => carried === null));
    return source.carryLesson(lesson.id, { listId: null, owner: '', dueOn: '2025-05-10' });
  },
  'carrying it over again': async (source) => {
    const { id } = await season(source, '2024');
    const lesson = found((await source.listLessons(id)).find(({ carried }) => carried !== null));
    return source.carryLesson(lesson.id, { listId: null, owner: '', dueOn: '' });
  },
  'deleting what a lesson became': async (source) => {
    const { id } = await season(source, '2024');
    const lesson = found((await source.listLessons(id)).find(({ carried }) => carried !== null));
    return source.deleteItem(lesson.carried?.itemId ?? '');
  },
  'deleting a line of the budget': async (source) => source.deleteBudgetLine((await line(source, 'Umbrellas')).id),
});
