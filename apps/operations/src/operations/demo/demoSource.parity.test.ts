import { addDays } from '@platform/module-kit/screens';
import {
  found,
  signInAtPlatform,
  testSameChanges,
  testSameReads,
  type BothWorlds,
  type ReadCalls,
} from '@platform/module-kit/testing';
import path from 'node:path';
import { changes } from '../source/changes';
import { createClubSource } from '../source/club/clubSource';
import type { OperationsSource } from '../source/operationsSource';
import type { TicketDraft } from '../source/rows/ticket';
import { createDemoSource } from './demoSource';

let ownClub: OperationsSource;

beforeAll(async () => {
  // A photo that a test adds has a storage path in the database and a page address in the demo.
  photosIn('');
  ownClub = createClubSource(await signInAtPlatform('manager@pinehollow.test'));
});

const worlds: BothWorlds<OperationsSource> = {
  demo: createDemoSource,
  club: () => ownClub,
  refusals: () => import('../../tableRefusals'),
  recording: path.join(__dirname, 'recording.json'),
};
const TODAY = '2025-05-01';
/** The same period as the pages ask for (rules/periods.ts). */
const starts: [string][] = [[addDays(TODAY, -29)], [addDays(TODAY, -364)], ['2000-01-01']];
const calls: ReadCalls<OperationsSource> = {
  listPeople: () => [[]],
  listTickets: () => [[]],
  listTicketEvents: async (source) => (await source.listTickets()).map(({ id }) => [id]),
  listVendors: () => [[]],
  listVisits: async (source) => (await source.listVendors()).map(({ id }) => [id]),
  listContracts: () => [[]],
  listPlaces: () => [[]],
  listPlans: () => [[]],
  listDayLists: () => [[TODAY], [addDays(TODAY, -1)]],
  listDayTemplates: () => [[]],
  listLogs: () => starts,
  listForms: () => [[]],
  listIncidents: () => [[]],
  listPools: () => [[]],
  listReadings: () => starts,
  readWaterNow: () => [[]],
  listDueReadings: () => [[TODAY]],
  readRotation: () => [[]],
  listOnShift: () => [[TODAY]],
  listLabor: () => [[]],
  readClockStart: () => [[]],
};

testSameReads(worlds, calls);

const draft: TicketDraft = {
  title: ' Broken tile at the stairs ',
  description: ' Sharp edge. ',
  location: 'Main pool',
  priority: 'high',
  assigneeId: '',
  vendorId: '',
  dueOn: '2025-05-03',
  cost: 125_050,
};
/** Names photos of the demo as the storage does. @param folder the club's folder */
const photosIn = (folder: string) => {
  URL.createObjectURL = () => `${crypto.randomUUID()}/${folder}${crypto.randomUUID()}.jpg`;
};
const photo = () => ({
  blob: new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' }),
  extension: 'jpg' as const,
});
const ticket = async (source: OperationsSource, title = 'Broken tile at the stairs') =>
  found((await source.listTickets()).find((each) => each.title === title));
const staffId = async (source: OperationsSource, name: string) =>
  found((await source.listPeople()).find((person) => person.name === name)).owner.slice('staff:'.length);
const vendor = async (source: OperationsSource, name: string) =>
  found((await source.listVendors()).find((each) => each.name === name));
const visit = async (source: OperationsSource, purpose: string) => {
  const { id: vendorId } = await vendor(source, 'Blue Ridge Pool Service');
  return { vendorId, ...found((await source.listVisits(vendorId)).find((each) => each.purpose === purpose)) };
};
const item = async (source: OperationsSource, words: string) =>
  found((await source.listDayLists(TODAY)).flatMap(({ items }) => items).find((each) => each.item === words));
const template = async (source: OperationsSource, title: string) =>
  found((await source.listDayTemplates()).find((each) => each.title === title));
const noonRound = async (source: OperationsSource) => {
  const { id, title, items } = await template(source, 'Noon round');
  return { templateId: id, title, day: TODAY, items: items.map((each) => ({ ...each, id: key() })) };
};
const form = async (source: OperationsSource, title: string) =>
  found((await source.listForms()).find((each) => each.title === title));
const pool = async (source: OperationsSource, name: string) =>
  found((await source.listPools()).find((each) => each.name === name));

const place = async (source: OperationsSource, name: string) =>
  found((await source.listPlaces()).find((each) => each.name === name));
const plan = {
  title: ' Drain the sump ',
  description: '',
  placeId: '',
  every: 2,
  unit: 'week' as const,
  startsOn: '2025-04-10',
  assigneeId: '',
  vendorId: '',
  priority: 'low' as const,
  isPaused: false,
};
const planOf = async (source: OperationsSource) =>
  found((await source.listPlans()).find(({ title }) => title === 'Drain the sump'));
const contract = {
  title: ' Chemicals ',
  startsOn: '2025-05-01',
  endsOn: '2026-04-30',
  noticeOn: '2026-01-31',
  amount: 480_000,
  billing: 'yearly' as const,
};
const contracted = async (source: OperationsSource) =>
  found((await source.listContracts()).find(({ title }) => title === 'Chemicals'));

const newVendor = {
  name: ' Triad Plumbing ',
  type: 'Plumbing',
  contact: '',
  phone: '',
  email: 'desk@triadplumbing.test',
  notes: ' Ask for Ana. ',
  insuranceExpiresOn: '2025-06-01',
};
const planned = { scheduledOn: '2025-05-12', visitedOn: '', purpose: 'Burst pipe', notes: '' };
const log = {
  date: TODAY,
  time: '08:45',
  type: 'safety' as const,
  notes: ' Rescue drill at noon. ',
  formId: null,
  answers: {},
};
const key = () => crypto.randomUUID();
const newForm = {
  title: 'Restroom round',
  kind: 'maintenance' as const,
  questions: [
    { label: 'Clean', type: 'yes_no' as const, required: true, options: [] },
    { label: 'Which', type: 'choice' as const, required: false, options: ['North', 'South'] },
  ],
  isActive: true,
};
const incident = {
  severity: 'moderate' as const,
  kind: 'injury' as const,
  occurredAt: '2025-05-01T12:30:00.000Z',
  location: ' Courts ',
  description: 'A player twisted an ankle.',
  people: '',
  witnesses: ' A coach. ',
  firstAid: 'Ice.',
  action: 'Ice and rest.',
};
const reading = {
  takenAt: '2025-05-01T12:00:00.000Z',
  chlorine: 1.2,
  ph: 7.5,
  temperature: null,
  alkalinity: 85,
  calcium: null,
  cyanuricAcid: null,
  notes: ' Dosed. ',
};
const newPool = {
  name: 'Spa',
  kind: 'spa' as const,
  usesCyanuricAcid: false,
  chlorineMin: 3,
  chlorineMax: 10,
  phMin: 7.2,
  phMax: 7.8,
  temperatureMax: 104,
  volumeGallons: 900,
  readingTimes: ['07:00', '09:30'],
  isActive: true,
};
const twisted = async (source: OperationsSource) =>
  found((await source.listIncidents()).find((each) => each.location === 'Courts'));
const budgeted = async (source: OperationsSource, weekStart: string, department: string) =>
  found((await source.listLabor()).find((week) => week.weekStart === weekStart && week.department === department));

testSameChanges(worlds, calls, changes, {
  'adding a place': (source) => source.addPlace(' Slide '),
  'adding a place of the same name': (source) => source.addPlace('Slide'),
  'taking a place off the lists': async (source) =>
    source.savePlace((await place(source, 'Slide')).id, { name: 'Big slide', isActive: false }, 1),
  'renaming a place over a newer version': async (source) =>
    source.savePlace((await place(source, 'Big slide')).id, { name: 'Slide', isActive: true }, 1),
  'reporting a problem at a place': async (source) => {
    photosIn('reports/');
    return source.reportProblem(
      {
        title: ' Loose board ',
        description: ' Near the ladder. ',
        isUrgent: true,
        placeId: (await place(source, 'Main pool')).id,
      },
      [photo()],
      key(),
    );
  },
  'deleting what was reported': async (source) => source.deleteTicket((await ticket(source, 'Loose board')).id),
  'reporting a problem elsewhere': (source) =>
    source.reportProblem({ title: 'Bin is full', description: '', isUrgent: false, placeId: '' }, [], key()),
  // Tickets opened at the same moment are sorted by id, and ids differ between the two sources.
  'deleting that, too': async (source) => {
    photosIn('');
    return source.deleteTicket((await ticket(source, 'Bin is full')).id);
  },
  'adding a ticket': (source) => source.addTicket(draft),
  'saving a ticket': async (source) =>
    source.saveTicket(
      (await ticket(source)).id,
      {
        ...draft,
        priority: 'medium',
        dueOn: '',
        assigneeId: await staffId(source, 'Frank Delgado'),
        vendorId: (await vendor(source, 'Blue Ridge Pool Service')).id,
      },
      1,
    ),
  'saving a ticket over a newer version': async (source) => source.saveTicket((await ticket(source)).id, draft, 1),
  'beginning a ticket': async (source) => source.moveTicket((await ticket(source)).id, 'in_progress'),
  'commenting a ticket': async (source) => source.commentTicket((await ticket(source)).id, ' The tile is ordered. '),
  'adding a photo to a ticket': async (source) => source.addTicketPhoto(await ticket(source), photo()),
  'adding a photo to an older version of a ticket': async (source) =>
    source.addTicketPhoto({ ...(await ticket(source)), version: 1 }, photo()),
  'removing a photo of a ticket': async (source) => {
    const photographed = await ticket(source);
    return source.removeTicketPhoto(photographed, found(photographed.photos[0]));
  },
  'making a ticket a capital project': async (source) => source.promoteTicket((await ticket(source)).id),
  'making it one again': async (source) => source.promoteTicket((await ticket(source)).id),
  'resolving a ticket': async (source) => source.moveTicket((await ticket(source)).id, 'resolved'),
  'opening a ticket again': async (source) => source.moveTicket((await ticket(source)).id, 'open'),
  'adding a vendor': (source) => {
    photosIn('confidential/');
    return source.addVendor(newVendor, photo());
  },
  'adding a vendor of the same name': (source) => source.addVendor(newVendor, null),
  'saving a vendor': async (source) =>
    source.saveVendor(await vendor(source, 'Triad Plumbing'), { ...newVendor, insuranceExpiresOn: '' }, 1, null),
  'giving a vendor another certificate': async (source) =>
    source.saveVendor(await vendor(source, 'Triad Plumbing'), newVendor, 2, photo()),
  'saving a vendor over a newer version': async (source) =>
    source.saveVendor(await vendor(source, 'Triad Plumbing'), newVendor, 1, null),
  'adding a plan': async (source) => source.addPlan({ ...plan, placeId: (await place(source, 'Pump room')).id }),
  'pausing a plan': async (source) => source.savePlan((await planOf(source)).id, { ...plan, isPaused: true }, 1),
  'saving a plan over a newer version': async (source) => source.savePlan((await planOf(source)).id, plan, 1),
  'ending its pause with other days': async (source) =>
    source.savePlan((await planOf(source)).id, { ...plan, every: 3, unit: 'day' }, 2),
  'ending a plan': async (source) => source.deletePlan((await planOf(source)).id),
  'adding a contract': async (source) =>
    source.addContract((await vendor(source, 'Blue Ridge Pool Service')).id, contract, null),
  'adding one that ends before it starts': async (source) =>
    source.addContract(
      (await vendor(source, 'Blue Ridge Pool Service')).id,
      { ...contract, endsOn: '2025-01-01' },
      null,
    ),
  'adding one with a notice after its end': async (source) =>
    source.addContract(
      (await vendor(source, 'Blue Ridge Pool Service')).id,
      { ...contract, noticeOn: '2027-01-01' },
      null,
    ),
  'saving a contract': async (source) =>
    source.saveContract(
      await contracted(source),
      { ...contract, noticeOn: '', amount: null, billing: 'once' },
      1,
      null,
    ),
  'saving a contract over a newer version': async (source) =>
    source.saveContract(await contracted(source), contract, 1, null),
  'settling a contract': async (source) => source.settleContract((await contracted(source)).id, true),
  'deleting a contract': async (source) => source.deleteContract(await contracted(source)),
  'scheduling a visit': async (source) =>
    source.addVisit((await vendor(source, 'Blue Ridge Pool Service')).id, planned),
  'recording a visit that was due': async (source) => {
    const { vendorId, id, version, ...due } = await visit(source, 'Second filter service');
    return source.saveVisit(vendorId, id, { ...due, visitedOn: TODAY }, version);
  },
  'recording a visit of tomorrow': async (source) =>
    source.addVisit((await vendor(source, 'Blue Ridge Pool Service')).id, { ...planned, visitedOn: '2025-05-02' }),
  'removing a visit': async (source) => {
    const { vendorId, id } = await visit(source, 'Burst pipe');
    return source.deleteVisit(vendorId, id);
  },
  'removing a vendor': async (source) => source.deleteVendor(await vendor(source, 'Blue Ridge Pool Service')),
  'deleting a ticket': async (source) => source.deleteTicket((await ticket(source)).id),
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
  'writing a log': (source) => source.addLog({ ...log, key: key() }),
  'completing a form': async (source) =>
    source.addLog({
      ...log,
      key: key(),
      type: 'closing',
      notes: '',
      formId: (await form(source, 'Closing inspection')).id,
      answers: { 'Last swimmer out at': '17:50', 'Chemical store locked': true },
    }),
  'writing a log of tomorrow': (source) => source.addLog({ ...log, key: key(), date: '2025-05-02' }),
  'striking a log': async (source) => {
    const { id } = found(
      (await source.listLogs(TODAY.replace('05-01', '04-02'))).find(({ notes }) => notes === 'Rescue drill at noon.'),
    );
    return source.strikeLog(id, ' Written twice. ');
  },
  'adding a form': (source) => source.addForm(newForm),
  'adding a form of the same title': (source) => source.addForm(newForm),
  'retiring a form': async (source) =>
    source.saveForm((await form(source, 'Restroom round')).id, { ...newForm, isActive: false }, 1),
  'saving a form over a newer version': async (source) =>
    source.saveForm((await form(source, 'Restroom round')).id, newForm, 1),
  'deleting a form': async (source) => source.deleteForm((await form(source, 'Closing inspection')).id),
  'reporting an incident': (source) => {
    photosIn('confidential/incidents/');
    return source.reportIncident({ ...incident, signatures: [], photos: [photo()], key: key() });
  },
  'reporting an incident that is to come': (source) =>
    source.reportIncident({
      ...incident,
      signatures: [],
      photos: [],
      key: key(),
      occurredAt: '2025-05-01T14:00:00.000Z',
    }),
  'correcting an incident': async (source) => {
    const { id } = found(
      (await source.listIncidents()).find(({ description }) => description === incident.description),
    );
    return source.saveIncident(id, { ...incident, severity: 'minor' }, 1);
  },
  'signing an incident': async (source) =>
    source.signIncident(await twisted(source), {
      name: 'Ana Flores',
      role: 'witness',
      signedOn: TODAY,
      drawing: 'M1 2 L3 4',
    }),
  'adding a photo to an incident': async (source) => {
    photosIn('confidential/');
    return source.addIncidentPhoto(await twisted(source), photo());
  },
  'removing a photo of an incident': async (source) => {
    const photographed = await twisted(source);
    return source.removeIncidentPhoto(photographed, found(photographed.photos[0]));
  },
  'closing it with a review': async (source) => source.reviewIncident(await twisted(source), ' The court was wet. '),
  'changing a closed incident': async (source) => {
    const { id, version } = await twisted(source);
    return source.saveIncident(id, incident, version);
  },
  'signing a closed incident': async (source) =>
    source.signIncident(await twisted(source), { name: 'Ben', role: 'person', signedOn: TODAY, drawing: null }),
  'adding a photo to a closed incident': async (source) => source.addIncidentPhoto(await twisted(source), photo()),
  'opening it again': async (source) => source.reviewIncident(await twisted(source), ''),
  'reviewing over a newer version': async (source) =>
    source.reviewIncident({ ...(await twisted(source)), version: 1 }, 'Late.'),
  'taking a reading out of its limits': async (source) =>
    source.addReading({ ...reading, key: key(), poolId: (await pool(source, 'Main pool')).id }),
  'taking a reading that is to come': async (source) =>
    source.addReading({
      ...reading,
      key: key(),
      poolId: (await pool(source, 'Main pool')).id,
      takenAt: '2025-05-01T14:00:00.000Z',
    }),
  'striking a reading': async (source) => {
    const { id } = found((await source.listReadings('2025-04-02')).find(({ notes }) => notes === 'Dosed.'));
    return source.strikeReading(id, 'The test kit had expired.');
  },
  'adding a body of water': (source) => source.addPool(newPool),
  'adding one of the same name': (source) => source.addPool(newPool),
  'changing its limits': async (source) => {
    const { id, version, ...limits } = await pool(source, 'Main pool');
    return source.savePool(id, { ...limits, phMax: 8 }, version);
  },
  'changing when its readings are due': async (source) => {
    const { id, version, ...limits } = await pool(source, 'Main pool');
    return source.savePool(id, { ...limits, readingTimes: ['08:00', '09:30', '15:00'] }, version);
  },
  'taking a reading that is due': async (source) =>
    source.addReading({
      ...reading,
      key: key(),
      poolId: (await pool(source, 'Main pool')).id,
      takenAt: '2025-05-01T13:00:00.000Z',
    }),
  'taking a body of water out of use': async (source) => {
    const { id, version, ...limits } = await pool(source, 'Wading pool');
    return source.savePool(id, { ...limits, isActive: false }, version);
  },
  'changing the rotation': async (source) => {
    const { version, ...rules } = await source.readRotation();
    return source.saveRotation({ ...rules, stands: ['Deep end', 'Slide'], minutesPerStand: 20 }, version);
  },
  'changing the rotation over a newer version': async (source) => {
    const { version: _, ...rules } = await source.readRotation();
    return source.saveRotation(rules, 1);
  },
  'changing a budget': async (source) =>
    source.setLaborBudget(await budgeted(source, '2025-04-27', 'Aquatics'), 2_600_50),
  'taking a budget away': async (source) =>
    source.setLaborBudget(await budgeted(source, '2025-05-04', 'Aquatics'), null),
  'entering a budget': (source) =>
    source.setLaborBudget({ weekStart: '2025-05-04', department: 'Tennis', budget: null }, 1_100_00),
  'entering a second budget for the same department and week': (source) =>
    source.setLaborBudget({ weekStart: '2025-05-04', department: 'Tennis', budget: null }, 900_00),
  'changing a budget over a newer version': async (source) => {
    const { budget, ...week } = await budgeted(source, '2025-04-27', 'Aquatics');
    return source.setLaborBudget({ ...week, budget: { ...found(budget), version: 1 } }, 2_400_00);
  },
});
