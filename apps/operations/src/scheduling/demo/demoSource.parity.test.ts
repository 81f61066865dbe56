import { found, openBothWorlds, testSameChanges, testSameReads, type ReadCalls } from '@platform/module-kit/testing';
import { testSameRules } from '../rules/shift/sameRules.testkit';
import { changes } from '../source/changes';
import { testSameWishes } from '../rules/ownWeek/sameWishes.testkit';
import { createClubSource } from '../source/club/clubSource';
import type { SchedulingSource } from '../source/schedulingSource';
import { createDemoSource } from './demoSource';
import { ownSteps } from './ownSteps.testkit';
import { rulesSteps } from './rulesSteps.testkit';
import { draft, NEXT_WEEK, numbered, on, personOf, shiftOf, THIS_WEEK, WEEKS, write } from './steps.testkit';

const worlds = openBothWorlds<SchedulingSource>({
  demo: createDemoSource,
  club: createClubSource,
  refusals: () => import('../../tableRefusals'),
  found: ['readCandidates', 'listOpenForMe', 'listSeries', 'listComingSeries'],
});

/** Two drafts repeat after one of the steps. */
const SERIES = '10000007-0000-4000-8000-00000000abce';
const ADDED = '10000007-0000-4000-8000-00000000abcd';

const calls: ReadCalls<SchedulingSource> = {
  listShifts: () => [...WEEKS, '2025-05-11', '2025-05-18'].map((week) => [week]),
  listSeries: () => [[SERIES]],
  listComingSeries: () => [[]],
  listStaff: () => [[]],
  listRoles: () => [[]],
  readRules: () => [[]],
  listSchoolDays: () => [[]],
  listMinorLimits: () => [[]],
  listTimeOff: () => [[]],
  listAvailability: () => [[]],
  listBlackouts: () => [[]],
  readStands: () => [[]],
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

/** One draft of the week after next, for a person. */
async function assignments(source: SchedulingSource, name: string | null, version?: number) {
  const shift = await shiftOf(source, OPEN_DRAFT);
  const staffId = name === null ? null : await personOf(source, name);
  return [{ shiftId: shift.id, staffId, status: shift.status, version: version ?? shift.version, reason: null }];
}
/** Two new shifts at the same time of the day after that draft. */
const pair = (source: SchedulingSource, first: number, ...names: readonly (string | null)[]) =>
  Promise.all(
    names.map(async (name, place) => ({
      id: numbered(first + place),
      version: null,
      to: {
        ...draft,
        ...on('2025-05-09', '10:00', '16:00'),
        staffId: name === null ? null : await personOf(source, name),
      },
    })),
  );
/** The first shift of the series that has a person. */
const ofSeries = async (source: SchedulingSource) => {
  const shift = await shiftOf(source, ADDED);
  return { id: ADDED, version: shift.version, to: shift };
};
/** Repetitions for a person who has days off on one of them. */
const repetitions = async (source: SchedulingSource, first: number, ...days: readonly string[]) => {
  const staffId = await personOf(source, 'Liam Novak');
  return days.map((day, place) => ({
    id: numbered(first + place),
    to: { ...draft, ...on(day, '10:00', '16:00'), staffId, seriesId: SERIES },
  }));
};
const longDraft = async (source: SchedulingSource) => ({
  ...draft,
  ...on('2025-05-10', '07:00', '20:00'),
  staffId: await personOf(source, 'Tyler Jennings'),
});
/** The same shifts on another day, or removed. */
const pairTo = (source: SchedulingSource, first: number, day: string | null, version?: number) =>
  Promise.all(
    [first, first + 1].map(async (number) => {
      const shift = await shiftOf(source, numbered(number));
      const to = day === null ? null : { ...shift, ...on(day, '10:00', '16:00') };
      return { id: shift.id, version: version ?? shift.version, to };
    }),
  );
const draftsOf = async (source: SchedulingSource, week: string) =>
  (await source.listShifts(week)).filter(({ status }) => status === 'draft');
/** Publishes the drafts of a week as they are. */
const publish = async (source: SchedulingSource, week: string) =>
  source.publishWeek(week, await draftsOf(source, week));
/** What publishing the next week published, as it was then. */
const publishedWeek = async (source: SchedulingSource) =>
  (await source.listShifts(NEXT_WEEK))
    .filter(({ status }) => status === 'published')
    .map((shift) => ({ id: shift.id, plan: { ...shift, needsCover: false } }));
const OPEN_DRAFT = numbered(9100);
const DRAFT = numbered(85);
const OPEN_FRIDAY = numbered(66);
const FRIDAY_GATE = numbered(69);
const SATURDAY_GUARD = numbered(73);
const request = async (source: SchedulingSource, kind: string) =>
  (await source.listRequests()).find((one) => one.kind === kind && one.status === 'open')?.id ?? '';
/** The last decided request of a kind. */
const decided = async (source: SchedulingSource, kind: string) =>
  found((await source.listRequests()).findLast((one) => one.kind === kind && /approved|declined/.test(one.status))).id;
const decidedOf = async (source: SchedulingSource, name: string) => {
  const staffId = await personOf(source, name);
  return found(
    (await source.listTimeOff()).findLast((off) => off.staffId === staffId && /approved|declined/.test(off.status)),
  ).id;
};
const ofPickup = async (source: SchedulingSource) =>
  found((await source.listRequests()).find(({ kind, status }) => kind === 'pickup' && status === 'open')).staffId;
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
  'repeating it': async (source) => {
    await write(source, ADDED, { seriesId: SERIES });
    await source.addShift(numbered(9007), { ...draft, ...on('2025-05-13', '10:00', '16:00'), seriesId: SERIES });
  },
  'repeating a shift in one step, also on days off': async (source) =>
    source.repeatShift(
      await ofSeries(source),
      await repetitions(source, 9500, '2025-05-14', '2025-05-16', '2025-05-17'),
    ),
  'repeating it over a version that has passed': async (source) =>
    source.repeatShift({ ...(await ofSeries(source)), version: 1 }, await repetitions(source, 9510, '2025-05-15')),
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
  'adding two shifts in one step': async (source) =>
    source.changeShifts(await pair(source, 9200, 'Grace Okonkwo', null)),
  'adding two shifts of a person at the same time': async (source) =>
    source.changeShifts(await pair(source, 9202, 'Naomi Brooks', 'Naomi Brooks')),
  'moving both to another day in one step': async (source) =>
    source.changeShifts(await pairTo(source, 9200, '2025-05-10'), 'Agreed.'),
  'moving them over versions that have passed': async (source) =>
    source.changeShifts(await pairTo(source, 9200, '2025-05-15', 1)),
  'moving a shift that is gone': async (source) => {
    const [first] = await pairTo(source, 9200, '2025-05-15');
    return source.changeShifts([{ ...found(first), id: numbered(9999) }]);
  },
  'saving both in the form of one of them': async (source) =>
    source.saveShifts(await pairTo(source, 9200, '2025-05-09'), 'Agreed.'),
  'saving them over versions that have passed': async (source) =>
    source.saveShifts(await pairTo(source, 9200, '2025-05-15', 1)),
  'deleting one of them and canceling a published shift in one step': async (source) => {
    const [first] = await pairTo(source, 9200, null);
    const last = await shiftOf(source, numbered(84));
    return source.changeShifts([found(first), { id: last.id, version: last.version, to: null }]);
  },
  'restoring that one': (source) => write(source, numbered(84), { status: 'published' }),
  'canceling a published shift': (source) => write(source, FRIDAY_GATE, { status: 'cancelled' }),
  'restoring it': (source) => write(source, FRIDAY_GATE, { status: 'published' }),
  'deleting a published shift': async (source) => source.removeShifts([await shiftOf(source, FRIDAY_GATE)]),
  'deleting a draft in a version that has passed': async (source) => {
    const { id, version } = await shiftOf(source, DRAFT);
    return source.removeShifts([{ id, version: version - 1 }]);
  },
  'deleting a draft': async (source) => source.removeShifts([await shiftOf(source, DRAFT)]),
  'making a week that has shifts': (source) => source.createWeek(NEXT_WEEK, { kind: 'blank' }),
  'making a week from another one': (source) => source.createWeek('2025-05-11', { kind: 'week', week: THIS_WEEK }),
  'making a week from a template': async (source) => {
    const [template] = await source.listTemplates();
    return source.createWeek('2025-05-18', { kind: 'template', templateId: template?.id ?? '' });
  },
  'publishing a week without one of its drafts': async (source) =>
    source.publishWeek(NEXT_WEEK, (await draftsOf(source, NEXT_WEEK)).slice(1)),
  'publishing a week with a draft in a version that has passed': async (source) => {
    const drafts = await draftsOf(source, NEXT_WEEK);
    return source.publishWeek(
      NEXT_WEEK,
      drafts.map(({ id, version }, place) => ({ id, version: place === 0 ? version - 1 : version })),
    );
  },
  'publishing a week': (source) => publish(source, NEXT_WEEK),
  'publishing it again': (source) => publish(source, NEXT_WEEK),
  'taking that back': async (source) => source.unpublishShifts(await publishedWeek(source)),
  'taking it back twice': async (source) => {
    const shifts = (await source.listShifts(NEXT_WEEK)).map((shift) => ({ id: shift.id, plan: shift }));
    return source.unpublishShifts(shifts);
  },
  'publishing the week once more': (source) => publish(source, NEXT_WEEK),
  'taking back what has changed since': async (source) => {
    const [first, ...rest] = await publishedWeek(source);
    const { id, plan } = found(first);
    return source.unpublishShifts([{ id, plan: { ...plan, notes: 'Bring the keys.' } }, ...rest.slice(2)]);
  },
  'taking back shifts of today without a reason': async (source) => {
    const today = (await source.listShifts(THIS_WEEK)).filter(({ startsAt }) => startsAt.startsWith('2025-05-01'));
    return source.unpublishShifts(today.map((shift) => ({ id: shift.id, plan: shift })));
  },
  'taking back shifts of today with one': async (source) => {
    const today = (await source.listShifts(THIS_WEEK)).filter(({ startsAt }) => startsAt.startsWith('2025-05-01'));
    return source.unpublishShifts(
      today.map((shift) => ({ id: shift.id, plan: shift })),
      'Published by mistake.',
    );
  },
  'publishing them again': (source) => publish(source, THIS_WEEK),
  'adding a template': (source) =>
    source.addTemplate({
      id: numbered(9401),
      name: 'Two guards',
      notes: 'For weekends.',
      shifts: [
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
      ],
    }),
  'adding a second one of its name': (source) =>
    source.addTemplate({ id: numbered(9402), name: 'Two guards', notes: null, shifts: [] }),
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
  'taking the denial back': async (source) => source.reopenTimeOff(await decidedOf(source, 'Grace Okonkwo')),
  'taking it back again': async (source) => source.reopenTimeOff(await pendingOf(source, 'Grace Okonkwo')),
  'approving days off': async (source) => source.decideTimeOff(await pendingOf(source, 'Jordan Blake'), 'approved', ''),
  'taking that approval back': async (source) =>
    source.reopenTimeOff(await decidedOf(source, 'Jordan Blake'), 'A mistake.'),
  'approving the days off once more': async (source) =>
    source.decideTimeOff(await pendingOf(source, 'Jordan Blake'), 'approved', ''),
  'approving a swap': async (source) => source.decideRequest(await request(source, 'swap'), 'approved', ''),
  'taking the swap back': async (source) => source.reopenRequest(await decided(source, 'swap'), 'A mistake.'),
  'denying it instead': async (source) => source.decideRequest(await request(source, 'swap'), 'declined', 'Not now.'),
  'taking the denied swap back': async (source) => source.reopenRequest(await decided(source, 'swap')),
  'entering that the colleague drops the shift': async (source) => {
    const { colleagueId, colleagueShiftId } = found(
      (await source.listRequests()).find(({ kind, status }) => kind === 'swap' && status === 'open'),
    );
    return source.askForShift({
      kind: 'drop',
      staffId: found(colleagueId),
      shiftId: found(colleagueShiftId),
      colleagueShiftId: null,
      note: null,
    });
  },
  'opening the shift of the colleague, which ends both': async (source) => {
    const { colleagueShiftId } = found((await source.listRequests()).find(({ kind }) => kind === 'swap'));
    return write(source, found(colleagueShiftId), { staffId: null }, 'A mistake.');
  },
  'giving it back, which opens both again': async (source) => {
    const { colleagueId, colleagueShiftId } = found((await source.listRequests()).find(({ kind }) => kind === 'swap'));
    return write(source, found(colleagueShiftId), { staffId: found(colleagueId) }, 'A mistake.');
  },
  'canceling the shift of the colleague, which ends both': async (source) => {
    const { colleagueShiftId } = found((await source.listRequests()).find(({ kind }) => kind === 'swap'));
    return write(source, found(colleagueShiftId), { status: 'cancelled' }, 'A mistake.');
  },
  'restoring it, which opens both again': async (source) => {
    const { colleagueShiftId } = found((await source.listRequests()).find(({ kind }) => kind === 'swap'));
    return write(source, found(colleagueShiftId), { status: 'published' }, 'A mistake.');
  },
  'approving the swap, which ends the drop': async (source) =>
    source.decideRequest(await request(source, 'swap'), 'approved', ''),
  'taking it back, which opens the drop again': async (source) =>
    source.reopenRequest(await decided(source, 'swap'), 'A mistake.'),
  'approving the swap after all': async (source) => source.decideRequest(await request(source, 'swap'), 'approved', ''),
  'entering that the person of a pickup is not available': async (source) =>
    source.addAvailability({
      staffId: await ofPickup(source),
      weekday: null,
      day: '2025-05-03',
      fromTime: '00:00',
      toTime: '24:00',
      kind: 'unavailable',
      note: null,
    }),
  'approving the pickup all the same': async (source) =>
    source.decideRequest(await request(source, 'pickup'), 'approved', ''),
  'approving it with a reason': async (source) =>
    source.decideRequest(await request(source, 'pickup'), 'approved', 'Thanks!', 'They can come after all.'),
  'taking the pickup back': async (source) => source.reopenRequest(await decided(source, 'pickup')),
  'approving it once more': async (source) =>
    source.decideRequest(await request(source, 'pickup'), 'approved', '', 'They can come after all.'),
  'entering a pickup for a person': async (source) =>
    source.askForShift({
      kind: 'pickup',
      staffId: found(await personOf(source, 'Naomi Brooks')),
      shiftId: OPEN_FRIDAY,
      colleagueShiftId: null,
      note: null,
    }),
  'entering days off for them': async (source) =>
    source.askTimeOff(found(await personOf(source, 'Naomi Brooks')), '2025-05-02', '2025-05-02', null),
  'approving the days off': async (source) =>
    source.decideTimeOff(await pendingOf(source, 'Naomi Brooks'), 'approved', ''),
  'approving a pickup on days off': async (source) =>
    source.decideRequest(await request(source, 'pickup'), 'approved', '', 'We need a guard.'),
  ...rulesSteps,
  'adding a draft of thirteen hours': async (source) => source.addShift(numbered(9301), await longDraft(source)),
  'adding it with a reason': async (source) =>
    source.addShift(numbered(9301), await longDraft(source), 'A swim meet all day'),
  'offering every open shift of the next day': (source) => source.offerOpenShifts(),
  'offering them again': (source) => source.offerOpenShifts(),
  'taking two of the offers back': async (source) =>
    source.withdrawOffers((await source.offerOpenShifts()).slice(0, 2).map(({ id }) => id)),
  'taking offers back that are not open': (source) => source.withdrawOffers([numbered(9999)]),
  'offering those two once more': (source) => source.offerOpenShifts(),
  ...ownSteps,
  'taking back a week about whose shifts people ask': async (source) => {
    const week = await source.listShifts(THIS_WEEK);
    return source.unpublishShifts(
      week.map((shift) => ({ id: shift.id, plan: shift })),
      'Published by mistake.',
    );
  },
});

testSameRules();
testSameWishes(worlds.club);
