import { sampleInServiceSessions, sampleTrainingModules } from '@platform/sample-club';
import { overallCompletion } from '../rules/completion';
import { inServiceHours } from '../rules/hours';
import { createDemoSource } from './demoSource';

const named = <Row extends { name: string }>(rows: readonly Row[], name: string): Row => {
  const found = rows.find((row) => row.name === name);
  if (!found) throw new Error(`${name} is not there`);
  return found;
};
const titled = (title: string) => sampleTrainingModules.find((module) => module.title === title)?.id ?? '';
const CPR = titled('CPR/AED & First Aid');
const CHEMICALS = titled('Pool Chemicals & Water Testing');

test('shows the sample club at 63 %, as in the database', async () => {
  expect(Math.round(100 * (overallCompletion(await createDemoSource().listModules()) ?? 0))).toBe(63);
});

test('gives a guard who completed all three modules nine hours from them, plus those of sessions', async () => {
  const jordan = named(await createDemoSource().listPeople(), 'Jordan Blake');
  expect(jordan).toMatchObject({ moduleHours: 9, sessionMinutes: 225, sessionMinutesThisMonth: 0 });
  expect(inServiceHours(jordan)).toBe(12.75);
});

test('renews the certification on completion and removes it from the list', async () => {
  const source = createDemoSource();
  const expired = named(await source.listRenewals(), 'Claire Beaumont');
  expect(expired).toMatchObject({ daysLeft: -320, moduleTitle: 'CPR/AED & First Aid', completedOn: null });
  expect(await source.complete([expired.participantId ?? ''], '2025-04-30')).toMatchObject([
    { name: 'Claire Beaumont', certificationName: 'CPR/AED', expiryDate: '2027-04-30' },
  ]);
  expect((await source.listRenewals()).map(({ name }) => name)).not.toContain('Claire Beaumont');
  expect(named(await source.listParticipants(CPR), 'Claire Beaumont')).toMatchObject({ completedOn: '2025-04-30' });
});

test('keeps the due day when a person has completed a module', async () => {
  const source = createDemoSource();
  const before = named(await source.listParticipants(CPR), 'Jordan Blake');
  expect(before).toMatchObject({ completedOn: expect.any(String), due: { state: 'met' } });
  expect(
    (await source.readRecord(before.staffId ?? ''))?.modules.find(({ moduleId }) => moduleId === CPR),
  ).toMatchObject({
    due: before.due,
  });
});

test('adds each missing person once, with a record, when a role is assigned', async () => {
  const source = createDemoSource();
  expect(await source.assignRole(CHEMICALS, 'Tennis Pro', '2025-05-08')).toBe(1);
  expect(await source.assignRole(CHEMICALS, 'Tennis Pro', '2025-05-08')).toBe(0);
  const { staffId } = named(await source.listPeople(), 'Claire Beaumont');
  expect((await source.readRecord(staffId))?.modules[0]).toMatchObject({
    title: 'Pool Chemicals & Water Testing',
    due: { on: '2025-05-08', state: 'soon' },
  });
});

test('refuses a due date that has passed', async () => {
  const source = createDemoSource();
  await expect(source.assignRole(CHEMICALS, 'Tennis Pro', '2025-04-30')).rejects.toThrow('This day has passed.');
  const { staffId } = named(await source.listPeople(), 'Claire Beaumont');
  const claire = async () => named(await source.listParticipants(CPR), 'Claire Beaumont');
  const { id, due } = await claire();
  await expect(source.setDueDate([id], '2020-01-01')).rejects.toThrow('This day has passed.');
  expect((await claire()).due).toEqual(due);
  expect((await source.readRecord(staffId))?.modules.some(({ moduleId }) => moduleId === CHEMICALS)).toBe(false);
  expect(await source.assignRole(CHEMICALS, 'Tennis Pro', '2025-05-01')).toBe(1);
});

test('counts no progress and accepts no new participants when a training is archived', async () => {
  const source = createDemoSource();
  await source.setArchived(CHEMICALS, true);
  const modules = await source.listModules();
  expect(Math.round(100 * (overallCompletion(modules.filter(({ isArchived }) => !isArchived)) ?? 0))).toBe(56);
  await expect(source.assignRole(CHEMICALS, 'Tennis Pro', null)).rejects.toThrow(
    '"Pool Chemicals & Water Testing" is archived, so no one can begin it.',
  );
});

test('keeps a record until its completion is undone', async () => {
  const source = createDemoSource();
  const { id } = named(await source.listParticipants(CPR), 'Jordan Blake');
  await expect(source.removeParticipants([id])).rejects.toThrow(
    'Jordan Blake has finished this training, so the record is kept.',
  );
  await expect(source.removeModule(CPR)).rejects.toThrow('People have finished "CPR/AED & First Aid", so it is kept.');
  await source.takeBack([id]);
  await source.removeParticipants([id]);
  expect((await source.listParticipants(CPR)).map(({ name }) => name)).not.toContain('Jordan Blake');
});

test('credits the people who attended, and refuses a session in the future', async () => {
  const source = createDemoSource();
  const { staffId } = named(await source.listPeople(), 'Elena Ruiz');
  const session = { heldOn: '2025-05-01', topic: 'Fire drill', minutes: 20, ledBy: null, notes: null };
  await source.addSession({ ...session, staffIds: [staffId] });
  expect(named(await source.listPeople(), 'Elena Ruiz')).toMatchObject({ sessionMinutesThisMonth: 20 });
  await expect(source.addSession({ ...session, heldOn: '2025-05-02', staffIds: [staffId] })).rejects.toThrow(
    'A session is logged once it was held.',
  );
  expect(await source.listSessions()).toHaveLength(sampleInServiceSessions.length + 1);
});

test('starts every visit with the sample club', async () => {
  const first = createDemoSource();
  await first.setArchived(CPR, true);
  expect((await createDemoSource().listModules()).every(({ isArchived }) => !isArchived)).toBe(true);
});
