import { nextSeason } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import { copyPlan } from '../rules/copyPlan';
import { createDemoSource } from './demoSource';

async function visit() {
  const source = createDemoSource();
  const { seasons } = await source.readSetting();
  const [season2024, season2025] = seasons;
  if (!season2024 || !season2025) throw new Error('The demo has two seasons');
  const season2026 = await source.addSeason({ ...nextSeason(season2025), opensOn: '2026-05-23' });
  return { source, season2024, season2025, season2026 };
}

const itemsOf = async (source: ReturnType<typeof createDemoSource>, seasonId: string) =>
  (await source.listChecklists(seasonId)).flatMap(({ items }) => items);

test('starts each visit with the sample club', async () => {
  const first = await visit();
  const [item] = (await itemsOf(first.source, first.season2025.id)).filter(({ completed }) => !completed);
  await first.source.completeItem(item!.id, true);
  const second = await visit();
  expect((await second.source.readItem(item!.id)).completed).toBe(false);
  expect((await first.source.readItem(item!.id)).completedAt).toEqual(new Date(sampleClub.clock));
});

test('copies exactly what the plan of a copy announces, and nothing the second time', async () => {
  const { source, season2025, season2026 } = await visit();
  const planNow = async () =>
    copyPlan(
      { season: season2025, lists: await source.listChecklists(season2025.id) },
      { season: season2026, lists: await source.listChecklists(season2026.id) },
      await source.listBudget(['2025', '2026']),
    );
  const plan = await planNow();
  expect(plan).toMatchObject({ shiftDays: 364, newBudgetLines: 8, knownBudgetLines: 0 });
  const choice = {
    fromSeasonId: season2025.id,
    toSeasonId: season2026.id,
    listIds: plan.lists.map(({ list }) => list.id),
    withBudget: true,
  };
  expect(await source.copyForward(choice)).toEqual({ lists: 4, items: 28, budgetLines: 8 });
  const copied = await itemsOf(source, season2026.id);
  expect(copied.filter(({ completed }) => completed)).toEqual([]);
  expect(copied.find(({ item }) => item === 'Restock test kit reagents')).toMatchObject({ dueOn: '2026-05-13' });
  expect(await planNow()).toMatchObject({ newBudgetLines: 0, knownBudgetLines: 8 });
  expect((await planNow()).lists.every(({ isThere }) => isThere)).toBe(true);
  expect(await source.copyForward(choice)).toEqual({ lists: 0, items: 0, budgetLines: 0 });
});

test('starts the same list from a template in another season', async () => {
  const { source, season2025, season2026 } = await visit();
  const [office] = await source.listChecklists(season2025.id);
  await source.saveAsTemplate(office!.id, 'Office, our way', false);
  await expect(source.saveAsTemplate(office!.id, 'Office, our way', false)).rejects.toThrow('Choose another title.');
  const template = (await source.listTemplates()).find(({ title }) => title === 'Office, our way');
  const listId = await source.startFromTemplate(template!.id, season2026.id);
  expect(await source.startFromTemplate(template!.id, season2026.id)).toBe(listId);
  const items = (await itemsOf(source, season2026.id)).map(({ item, dueOn }) => [item, dueOn]);
  expect(items[0]).toEqual(['Renew liability insurance', '2026-03-24']);
  expect(items).toHaveLength(8);
});

test('replaces, renames and deletes a template', async () => {
  const { source, season2025 } = await visit();
  const [office, people] = await source.listChecklists(season2025.id);
  const named = async (title: string) => (await source.listTemplates()).find((template) => template.title === title);
  await source.saveAsTemplate(office!.id, 'Our way', false);
  const first = await named('Our way');
  await source.saveAsTemplate(people!.id, 'Our way', true);
  expect(await named('Our way')).toMatchObject({ id: first!.id, itemCount: people!.items.length });

  const [other] = (await source.listTemplates()).filter(({ id, kind }) => id !== first!.id && kind === first!.kind);
  await expect(source.renameTemplate(first!.id, other!.title)).rejects.toThrow('Choose another title.');
  await source.renameTemplate(first!.id, 'How we open');
  expect(await named('How we open')).toMatchObject({ id: first!.id });
  await source.deleteTemplate(first!.id);
  expect(await named('How we open')).toBeUndefined();
});

test('turns a lesson into an item once', async () => {
  const { source, season2024, season2025 } = await visit();
  const [lesson] = await source.listLessons(season2024.id);
  const plan = { listId: null, owner: '', dueOn: '2025-05-10' } as const;
  const { itemId, isNew } = await source.carryLesson(lesson!.id, plan);
  expect(isNew).toBe(true);
  expect(await source.carryLesson(lesson!.id, { ...plan, dueOn: '2025-05-20' })).toEqual({ itemId, isNew: false });
  expect(await source.readItem(itemId)).toMatchObject({ dueOn: '2025-05-10', version: 1 });
  expect((await source.listLessons(season2024.id))[0]?.carried).toMatchObject({
    itemId,
    listTitle: 'Lessons of 2024',
    seasonId: season2025.id,
  });
});

test('starts a season once', async () => {
  const { source, season2026 } = await visit();
  await expect(source.addSeason(season2026)).rejects.toThrow('The club has a season of this year already.');
  expect((await source.readSetting()).seasons.map(({ year }) => year)).toEqual(['2024', '2025', '2026']);
});

test('refuses a save over a newer version, and keeps the newer one', async () => {
  const { source } = await visit();
  const [line] = await source.listBudget(['2025']);
  await source.saveBudgetLine(line!.id, { plannedCents: 1_00 }, 1);
  await expect(source.saveBudgetLine(line!.id, { plannedCents: 2_00 }, 1)).rejects.toMatchObject({ code: 'PT409' });
  expect(await source.readBudgetLine(line!.id)).toMatchObject({ plannedCents: 1_00, version: 2 });
});
