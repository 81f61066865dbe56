import { openBothWorlds, testSameChanges, testSameReads, type ReadCalls } from '@platform/module-kit/testing';
import { changes } from '../source/changes';
import { createClubSource } from '../source/club/clubSource';
import type { TrainingSource } from '../source/trainingSource';
import { createDemoSource } from './demoSource';

const worlds = openBothWorlds<TrainingSource>({
  demo: createDemoSource,
  club: createClubSource,
  refusals: () => import('../tableRefusals'),
});
const calls: ReadCalls<TrainingSource> = {
  listModules: () => [[]],
  listParticipants: async (source) => (await source.listModules()).map(({ id }) => [id]),
  listPeople: () => [[]],
  listSessions: () => [[]],
  listRenewals: () => [[]],
  listCertificationTypes: () => [[]],
  ownStaffId: () => [[]],
  readRecord: async (source) => (await source.listPeople()).map(({ staffId }) => [staffId]),
};

testSameReads(worlds, calls);

const titled = async (source: TrainingSource, title: string) =>
  (await source.listModules()).find((module) => module.title === title)?.id ?? '';
const cpr = (source: TrainingSource) => titled(source, 'CPR/AED & First Aid');
const chemicals = (source: TrainingSource) => titled(source, 'Pool Chemicals & Water Testing');
/** The ids of a module's participants with these names. */
const taking = async (source: TrainingSource, moduleId: string, ...names: string[]) =>
  (await source.listParticipants(moduleId)).flatMap(({ id, name }) => (names.includes(name) ? id : []));
const draft = { description: null, certificationTypeId: null, validMonths: null, inServiceHours: 1.5 };
const session = { heldOn: '2025-05-01', topic: 'Fire drill', minutes: 20, ledBy: 'Ann', notes: null };
const people = async (source: TrainingSource, ...names: string[]) =>
  (await source.listPeople()).filter(({ name }) => names.includes(name));
const drill = async (source: TrainingSource) => {
  const found = (await source.listSessions()).find(({ topic }) => topic === session.topic);
  if (!found) throw new Error('The fire drill is not in the log.');
  return found;
};

testSameChanges(worlds, calls, changes, {
  'adding a module': (source) => source.addModule({ ...draft, title: 'Deck hygiene' }),
  'adding a second one of its title': (source) => source.addModule({ ...draft, title: 'Deck hygiene' }),
  'saving a module over a newer version': async (source) =>
    source.saveModule(await cpr(source), { ...draft, title: 'CPR' }, 7),
  'saving a module': async (source) =>
    source.saveModule(await titled(source, 'Deck hygiene'), { ...draft, title: 'Aquatic deck hygiene' }, 1),
  'assigning a role': async (source) => source.assignRole(await chemicals(source), 'Tennis Pro', '2025-05-08'),
  'assigning a role that takes part already': async (source) =>
    source.assignRole(await chemicals(source), 'Tennis Pro', null),
  'assigning people to a new module': async (source) =>
    source.assignPeople(
      await titled(source, 'Aquatic deck hygiene'),
      await people(source, 'Elena Ruiz', 'Jordan Blake'),
      null,
    ),
  'assigning until a day that has passed': async (source) =>
    source.assignRole(await chemicals(source), 'Lifeguard', '2025-04-30'),
  'changing a due date': async (source) =>
    source.setDueDate(await taking(source, await chemicals(source), 'Claire Beaumont'), '2025-05-03'),
  'changing a due date to a day that has passed': async (source) =>
    source.setDueDate(await taking(source, await chemicals(source), 'Claire Beaumont'), '2020-01-01'),
  'completing a module that renews a certification': async (source) =>
    source.complete(await taking(source, await cpr(source), 'Claire Beaumont'), '2025-04-30'),
  'completing a module that renews nothing': async (source) =>
    source.complete(
      await taking(source, await titled(source, 'Aquatic deck hygiene'), 'Elena Ruiz', 'Jordan Blake'),
      '2025-05-01',
    ),
  'completing tomorrow': async (source) =>
    source.complete(await taking(source, await cpr(source), 'Claire Beaumont'), '2025-05-02'),
  'removing a person who has completed it': async (source) =>
    source.removeParticipants(await taking(source, await titled(source, 'Aquatic deck hygiene'), 'Elena Ruiz')),
  'removing a module that was completed': async (source) => source.removeModule(await cpr(source)),
  'taking a completion back': async (source) =>
    source.takeBack(await taking(source, await titled(source, 'Aquatic deck hygiene'), 'Elena Ruiz', 'Jordan Blake')),
  'removing people': async (source) =>
    source.removeParticipants(await taking(source, await titled(source, 'Aquatic deck hygiene'), 'Elena Ruiz')),
  'removing a module': async (source) => source.removeModule(await titled(source, 'Aquatic deck hygiene')),
  'archiving a module that renews a certification': async (source) => source.setArchived(await cpr(source), true),
  'assigning an archived module': async (source) => source.assignRole(await cpr(source), 'Tennis Pro', null),
  'taking it out of the archive': async (source) => source.setArchived(await cpr(source), false),
  'logging a session': async (source) =>
    source.addSession({ ...session, staffIds: (await people(source, 'Elena Ruiz')).map(({ staffId }) => staffId) }),
  'logging a session of tomorrow': async (source) =>
    source.addSession({
      ...session,
      heldOn: '2025-05-02',
      staffIds: (await people(source, 'Elena Ruiz')).map(({ staffId }) => staffId),
    }),
  'saving a session': async (source) => {
    const { id, version, ...held } = await drill(source);
    await source.saveSession(id, { ...held, minutes: 45 }, version);
  },
  'saving a session over a newer version': async (source) => {
    const { id, version, ...held } = await drill(source);
    await source.saveSession(id, held, version - 1);
  },
  'removing a session': async (source) => source.removeSession((await drill(source)).id),
  'renewing a certification until before it was issued': async (source) => {
    const [first] = await source.listRenewals();
    if (!first) throw new Error('No certification ends.');
    await source.renewCertification(first, { issuedOn: '2025-05-01', expiresOn: '2025-04-01', number: '' });
  },
  'renewing a certification': async (source) => {
    const [first] = await source.listRenewals();
    if (!first) throw new Error('No certification ends.');
    await source.renewCertification(first, { issuedOn: '2025-04-01', expiresOn: '2027-04-01', number: '77' });
  },
  'asking for a certification': async (source) => {
    const asked = (await source.listRenewals()).find(({ hasAccount }) => hasAccount);
    if (!asked) throw new Error('No one can be asked.');
    await source.askForCertification(asked);
  },
  'asking for it twice a day': async (source) => {
    const asked = (await source.listRenewals()).find(({ askedOn }) => askedOn !== null);
    if (!asked) throw new Error('No one was asked.');
    await source.askForCertification(asked);
  },
});
