import {
  found,
  signInAtPlatform,
  testSameChanges,
  testSameReads,
  type BothWorlds,
  type ReadCalls,
} from '@platform/module-kit/testing';
import path from 'node:path';
import { testSameRules } from '../rules/sameRules.testkit';
import { changes } from '../source/changes';
import { testSameWishes } from '../rules/sameWishes.testkit';
import { createClubSource } from '../source/club/clubSource';
import type { RulesDraft, SchedulingSource, Shift, ShiftPlan } from '../source/schedulingSource';
import { createDemoSource } from './demoSource';

let ownClub: SchedulingSource;

beforeAll(async () => {
  ownClub = createClubSource(await signInAtPlatform('manager@pinehollow.test'));
});

const worlds: BothWorlds<SchedulingSource> = {
  demo: createDemoSource,
  club: () => ownClub,
  refusals: () => import('../../tableRefusals'),
  recording: path.join(__dirname, 'recording.json'),
  found: ['readCandidates', 'listOpenForMe'],
};

const THIS_WEEK = '2025-04-27';
const NEXT_WEEK = '2025-05-04';
const WEEKS = ['2025-04-13', '2025-04-20', THIS_WEEK, NEXT_WEEK];
const ADDED = '10000007-0000-4000-8000-00000000abcd';

const calls: ReadCalls<SchedulingSource> = {
  listShifts: () => [...WEEKS, '2025-05-11', '2025-05-18'].map((week) => [week]),
  listStaff: () => [[]],
  listRoles: () => [[]],
  readRules: () => [[]],
  listSchoolDays: () => [[]],
  listTimeOff: () => [[]],
  listAvailability: () => [[]],
  listBlackouts: () => [[]],
  readTiles: () => [[]],
  listChanges: () => [[]],
  readBudget: () => WEEKS.map((week) => [week]),
  listTemplates: () => [[]],
  listRequests: () => [[]],
  listOffers: () => [[]],
  // Open shifts and others, of several roles.
  readCandidates: async (source) =>
    (await source.listShifts(THIS_WEEK)).filter((_, place) => place % 7 === 5).map(({ id }) => [id]),
  ownStaffId: () => [[]],
  listOpenForMe: () => [[]],
};

testSameReads(worlds, calls);

const shifts = async (source: SchedulingSource) =>
  (await Promise.all(WEEKS.map((week) => source.listShifts(week)))).flat();
const numbered = (number: number) => `10000007-0000-4000-8000-${String(number).padStart(12, '0')}`;
async function shiftOf(source: SchedulingSource, id: string): Promise<Shift> {
  const found = (await shifts(source)).find((shift) => shift.id === id);
  if (!found) throw new Error(`The schedule has no shift ${id}.`);
  return found;
}
const personOf = async (source: SchedulingSource, name: string) =>
  (await source.listStaff()).find((person) => person.name === name)?.id ?? null;
/** Writes some of a shift. */
async function write(source: SchedulingSource, id: string, some: Partial<ShiftPlan>, reason?: string) {
  const shift = await shiftOf(source, id);
  return source.writeShift(id, { ...shift, ...some }, shift.version, reason);
}
const on = (day: string, from: string, to: string) => ({
  startsAt: new Date(`${day}T${from}:00-04:00`).toISOString(),
  endsAt: new Date(`${day}T${to}:00-04:00`).toISOString(),
});
const draft: ShiftPlan = {
  staffId: null,
  role: 'Lifeguard',
  location: 'Main pool',
  ...on('2025-05-06', '10:00', '16:00'),
  breakMinutes: 30,
  status: 'draft',
  needsCover: false,
  notes: null,
};
const RULES: RulesDraft = {
  weeklyHoursCap: 40,
  restHours: 10,
  noticeHours: 24,
  availabilityDueDays: 7,
  timeOffNoticeDays: 0,
  staffTakeOpenShifts: true,
};
/** One draft of the week after next, for a person. */
async function assignments(source: SchedulingSource, name: string | null, version?: number) {
  const shift = await shiftOf(source, OPEN_DRAFT);
  const staffId = name === null ? null : await personOf(source, name);
  return [{ shiftId: shift.id, staffId, status: shift.status, version: version ?? shift.version, reason: null }];
}
const OPEN_DRAFT = numbered(9100);
const DRAFT = numbered(85);
const FRIDAY_GATE = numbered(69);
const SATURDAY_GUARD = numbered(73);
const OWN_FRIDAY = numbered(70);
const EVENING = numbered(9010);
const wish = { kind: 'drop' as const, colleagueShiftId: null, note: null };
const request = async (source: SchedulingSource, kind: string) =>
  (await source.listRequests()).find((one) => one.kind === kind && one.status === 'open')?.id ?? '';
const ownOf = async (source: SchedulingSource) => found(await source.ownStaffId());
const ownRequest = async (source: SchedulingSource, shiftId: string) => {
  const own = await ownOf(source);
  const requests = await source.listRequests();
  return found(requests.findLast((one) => one.shiftId === shiftId && [one.staffId, one.colleagueId].includes(own))).id;
};
const ownTimeOff = async (source: SchedulingSource, startsOn: string) => {
  const own = await ownOf(source);
  return found((await source.listTimeOff()).find((off) => off.staffId === own && off.startsOn === startsOn)).id;
};
const pendingOf = async (source: SchedulingSource, name: string) => {
  const staffId = await personOf(source, name);
  return (await source.listTimeOff()).find((off) => off.staffId === staffId && off.status === 'pending')?.id ?? '';
};

testSameChanges(worlds, calls, changes, {
  'adding an open draft': (source) => source.addShift(ADDED, draft),
  'giving it to a person': async (source) => write(source, ADDED, { staffId: await personOf(source, 'Jordan Blake') }),
  'saving it over a newer version': async (source) => source.saveShift(ADDED, await shiftOf(source, ADDED), 1),
  'saving it': async (source) => {
    const shift = await shiftOf(source, ADDED);
    return source.saveShift(ADDED, { ...shift, notes: 'Bring the keys.', location: 'Deck' }, shift.version);
  },
  'giving a person a second shift at the time': async (source) =>
    source.addShift(numbered(9001), { ...draft, staffId: await personOf(source, 'Jordan Blake') }),
  'planning a person without the certification of the role': async (source) =>
    source.addShift(numbered(9002), { ...draft, staffId: await personOf(source, 'Owen Pratt') }),
  'planning a person when they are not available': async (source) =>
    source.addShift(numbered(9003), {
      ...draft,
      ...on('2025-05-05', '10:00', '16:00'),
      staffId: await personOf(source, 'Jordan Blake'),
    }),
  'planning them all the same, with a reason': async (source) =>
    source.addShift(
      numbered(9003),
      { ...draft, ...on('2025-05-05', '10:00', '16:00'), staffId: await personOf(source, 'Jordan Blake') },
      'He offered to come.',
    ),
  'planning too little rest': async (source) =>
    source.addShift(numbered(9004), {
      ...draft,
      ...on('2025-05-06', '22:00', '23:30'),
      staffId: await personOf(source, 'Jordan Blake'),
    }),
  'planning more hours than the week has': async (source) =>
    source.addShift(numbered(9005), {
      ...draft,
      ...on('2025-05-07', '00:00', '23:59'),
      breakMinutes: 0,
      staffId: await personOf(source, 'Rachel Kim'),
    }),
  'planning a person on days off': async (source) =>
    source.addShift(numbered(9006), {
      ...draft,
      ...on('2025-05-17', '10:00', '16:00'),
      staffId: await personOf(source, 'Liam Novak'),
    }),
  'moving a draft to another day': (source) => write(source, DRAFT, on('2025-05-07', '10:00', '16:00')),
  'moving a published shift to another day': (source) =>
    write(source, SATURDAY_GUARD, on('2025-05-03', '11:00', '17:00')),
  'changing a published shift of today without a reason': async (source) =>
    write(source, numbered(54), { staffId: await personOf(source, 'Naomi Brooks') }),
  'opening a shift that begins soon': (source) => write(source, numbered(57), { staffId: null }, 'Called in sick.'),
  'opening a shift that has begun': (source) => write(source, numbered(1), { staffId: null }),
  'flagging a shift': (source) => write(source, numbered(70), { needsCover: true }),
  'adding another open draft': (source) =>
    source.addShift(OPEN_DRAFT, { ...draft, ...on('2025-05-08', '10:00', '16:00') }),
  'giving open shifts to people in one step': async (source) =>
    source.assignShifts(await assignments(source, 'Grace Okonkwo')),
  'giving them over versions that have passed': async (source) =>
    source.assignShifts(await assignments(source, null, 1)),
  'giving a shift to a person who lacks its certification': async (source) =>
    source.assignShifts(await assignments(source, 'Owen Pratt')),
  'taking it back': async (source) => source.assignShifts(await assignments(source, null)),
  'canceling a published shift': (source) => write(source, FRIDAY_GATE, { status: 'cancelled' }),
  'restoring it': (source) => write(source, FRIDAY_GATE, { status: 'published' }),
  'deleting a published shift': (source) => source.removeShifts([FRIDAY_GATE]),
  'deleting a draft': (source) => source.removeShifts([DRAFT]),
  'making a week that has shifts': (source) => source.createWeek(NEXT_WEEK, { kind: 'blank' }),
  'making a week from another one': (source) => source.createWeek('2025-05-11', { kind: 'week', week: THIS_WEEK }),
  'making a week from a template': async (source) => {
    const [template] = await source.listTemplates();
    return source.createWeek('2025-05-18', { kind: 'template', templateId: template?.id ?? '' });
  },
  'publishing a week': (source) => source.publishWeek(NEXT_WEEK),
  'publishing it again': (source) => source.publishWeek(NEXT_WEEK),
  'adding a template': (source) =>
    source.addTemplate('Two guards', [
      {
        weekday: 0,
        startsAt: '10:00',
        lengthMinutes: 360,
        breakMinutes: 30,
        role: 'Lifeguard',
        location: 'Main pool',
        count: 2,
        staffId: null,
      },
    ]),
  'adding a second one of its name': (source) => source.addTemplate('Two guards', []),
  'renaming a template': async (source) => {
    const template = (await source.listTemplates()).find(({ name }) => name === 'Two guards');
    await source.renameTemplate(template?.id ?? '', 'Guards in pairs', template?.version ?? 0);
  },
  'renaming it over a newer version': async (source) => {
    const template = (await source.listTemplates()).find(({ name }) => name === 'Guards in pairs');
    await source.renameTemplate(template?.id ?? '', 'Guards', 1);
  },
  'removing a template': async (source) => {
    const template = (await source.listTemplates()).find(({ name }) => name === 'Guards in pairs');
    await source.removeTemplate(template?.id ?? '');
  },
  'declining days off with a note': async (source) =>
    source.decideTimeOff(await pendingOf(source, 'Grace Okonkwo'), 'declined', 'We need everyone that weekend.'),
  'approving days off': async (source) => source.decideTimeOff(await pendingOf(source, 'Jordan Blake'), 'approved', ''),
  'approving a swap': async (source) => source.decideRequest(await request(source, 'swap'), 'approved', ''),
  'approving a pickup': async (source) => source.decideRequest(await request(source, 'pickup'), 'approved', 'Thanks!'),
  'setting what the club plans by': async (source) => {
    const { version } = await source.readRules();
    await source.saveRules({ ...RULES, timeOffNoticeDays: 14 }, version);
  },
  'setting it over a newer version': (source) => source.saveRules(RULES, 1),
  'adding blackout days': (source) =>
    source.addBlackout({ startsOn: '2025-06-14', endsOn: '2025-06-15', name: 'Swim meet' }),
  'removing blackout days': async (source) => {
    const [first] = await source.listBlackouts();
    await source.removeBlackout(first?.id ?? '');
  },
  'offering every open shift of the next day': (source) => source.offerOpenShifts(),
  'offering them again': (source) => source.offerOpenShifts(),
  'opening an evening that one can work': (source) =>
    source.addShift(EVENING, {
      ...draft,
      ...on('2025-05-01', '17:00', '19:00'),
      role: 'Manager',
      location: 'Office',
      breakMinutes: 0,
      status: 'published',
    }),
  'accepting a shift that was not offered': (source) => source.acceptOffer(EVENING),
  'offering the evening': (source) => source.offerOpenShifts(),
  'accepting an offer': (source) => source.acceptOffer(EVENING),
  'accepting it twice': (source) => source.acceptOffer(EVENING),
  'asking to drop a shift': async (source) =>
    source.askForShift({ ...wish, staffId: await ownOf(source), shiftId: OWN_FRIDAY, note: 'A school play.' }),
  'asking for it twice': async (source) =>
    source.askForShift({ ...wish, staffId: await ownOf(source), shiftId: OWN_FRIDAY }),
  'withdrawing it': async (source) => source.withdrawRequest(await ownRequest(source, OWN_FRIDAY)),
  'withdrawing it again': async (source) => source.withdrawRequest(await ownRequest(source, OWN_FRIDAY)),
  'withdrawing the request of another person': async (source) =>
    source.withdrawRequest(found((await source.listRequests())[0]).id),
  'asking to drop the shift of another person': async (source) =>
    source.askForShift({ ...wish, staffId: await ownOf(source), shiftId: numbered(72) }),
  'asking to pick up what one may not work': async (source) =>
    source.askForShift({ ...wish, kind: 'pickup', staffId: await ownOf(source), shiftId: numbered(83) }),
  'asking to pick up what is not open': async (source) =>
    source.askForShift({ ...wish, kind: 'pickup', staffId: await ownOf(source), shiftId: numbered(72) }),
  'asking about a shift that has begun': async (source) =>
    source.askForShift({ ...wish, staffId: await ownOf(source), shiftId: numbered(58) }),
  'asking to swap with a colleague': async (source) =>
    source.askForShift({
      ...wish,
      kind: 'swap',
      staffId: found(await personOf(source, 'Frank Delgado')),
      shiftId: numbered(71),
      colleagueShiftId: OWN_FRIDAY,
    }),
  'agreeing to a swap': async (source) => source.answerSwap(await ownRequest(source, numbered(71)), true),
  'not agreeing after all': async (source) => source.answerSwap(await ownRequest(source, numbered(71)), false),
  'answering what is not asked any more': async (source) =>
    source.answerSwap(await ownRequest(source, numbered(71)), true),
  'asking for days off': async (source) => source.askTimeOff(await ownOf(source), '2025-06-02', '2025-06-04', null),
  'asking for some of them twice': async (source) =>
    source.askTimeOff(await ownOf(source), '2025-06-04', '2025-06-05', 'A trip'),
  'asking for days that end before they begin': async (source) =>
    source.askTimeOff(await ownOf(source), '2025-07-04', '2025-07-01', null),
  'withdrawing days off': async (source) => source.withdrawTimeOff(await ownTimeOff(source, '2025-06-02')),
  'asking for other days off': async (source) =>
    source.askTimeOff(await ownOf(source), '2025-06-09', '2025-06-10', 'A trip'),
  'declining them': async (source) =>
    source.decideTimeOff(await ownTimeOff(source, '2025-06-09'), 'declined', 'Opening week.'),
  'withdrawing what was declined': async (source) => source.withdrawTimeOff(await ownTimeOff(source, '2025-06-09')),
});

testSameRules(() => ownClub);
testSameWishes(() => ownClub);
