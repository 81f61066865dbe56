import { openBothWorlds, testSameChanges, testSameReads, type ReadCalls } from '@platform/module-kit/testing';
import { changes } from '../source/changes';
import { createClubSource } from '../source/club/clubSource';
import type { TimeClockSource } from '../source/timeClockSource';
import { createDemoSource } from './demoSource';

const worlds = openBothWorlds<TimeClockSource>({
  demo: createDemoSource,
  club: createClubSource,
  refusals: () => import('../../tableRefusals'),
  found: ['readClockEffect', 'readOwnWeek'],
});
const [BEFORE, LAST, THIS] = ['2025-04-13', '2025-04-20', '2025-04-27'];
const calls: ReadCalls<TimeClockSource> = {
  readRules: () => [[]],
  readOwn: () => [[]],
  listNow: () => [[]],
  listTimesheets: () => [[BEFORE], [LAST], [THIS]],
  listOverShifts: () => [[BEFORE], [LAST], [THIS]],
  readOwnPin: () => [[]],
  listClockDevices: () => [[]],
  listClockPins: () => [[]],
  listClockAttempts: () => [[]],
  readClockEffect: () => [
    [BEFORE, THIS],
    [LAST, THIS],
    ['2025-03-02', BEFORE],
  ],
  listFirstDays: () => [[]],
  readOwnWeek: async (source) => {
    const staffId = await jordan(source);
    return [BEFORE, LAST, THIS].map((week): [string, string] => [staffId, week]);
  },
  readWeek: async (source) => {
    const weeks = [BEFORE, LAST, THIS];
    return (await everyone(source)).flatMap((staffId) => weeks.map((week): [string, string] => [staffId, week]));
  },
};

testSameReads(worlds, calls);

/** Everyone with hours. */
async function everyone(source: TimeClockSource): Promise<string[]> {
  const sheets = await Promise.all([BEFORE, LAST, THIS].map((week) => source.listTimesheets(week)));
  return [...new Set(sheets.flat().map(({ staffId }) => staffId))].sort();
}

const idOf = async (source: TimeClockSource, name: string) =>
  (await source.listTimesheets(THIS)).find((sheet) => sheet.name === name)?.staffId ?? '';
const jordan = (source: TimeClockSource) => idOf(source, 'Jordan Blake');
const hours = (from: string, to: string, breaks: [string, string][] = []) => ({
  role: 'Lifeguard',
  clockedInAt: new Date(`${from}-04:00`).toISOString(),
  clockedOutAt: new Date(`${to}-04:00`).toISOString(),
  breaks: breaks.map(([start, end]) => ({
    startedAt: new Date(`${start}-04:00`).toISOString(),
    endedAt: new Date(`${end}-04:00`).toISOString(),
  })),
});
const morning = hours('2025-05-01T06:00', '2025-05-01T08:30', [['2025-05-01T07:00', '2025-05-01T07:25']]);
const morningOf = async (source: TimeClockSource) => {
  const entry = (await source.readWeek(await jordan(source), THIS)).entries.find(({ clockedInAt }) =>
    clockedInAt.startsWith('2025-05-01T10'),
  );
  if (!entry) throw new Error('Jordan Blake has no hours this morning.');
  return entry;
};
const REASON = 'The tablet was out of power';

testSameChanges(worlds, calls, changes, {
  'clocking in twice': (source) => source.clockMe('in'),
  'coming back from no break': (source) => source.clockMe('back'),
  'going on a break': (source) => source.clockMe('break'),
  'going on a second break': (source) => source.clockMe('break'),
  'coming back': (source) => source.clockMe('back'),
  'clocking out': (source) => source.clockMe('out'),
  'clocking out twice': (source) => source.clockMe('out'),
  'clocking in again': (source) => source.clockMe('in'),
  'entering hours without a reason': async (source) => source.saveEntry(await jordan(source), morning, ' ', null),
  'entering hours that end before they begin': async (source) =>
    source.saveEntry(await jordan(source), hours('2025-05-01T08:00', '2025-05-01T06:00'), REASON, null),
  'entering hours of tomorrow': async (source) =>
    source.saveEntry(await jordan(source), hours('2025-05-02T06:00', '2025-05-02T08:00'), REASON, null),
  'entering 30 hours': async (source) =>
    source.saveEntry(await jordan(source), hours('2025-04-29T22:00', '2025-05-01T04:00'), REASON, null),
  'entering a break beside the hours': async (source) =>
    source.saveEntry(
      await jordan(source),
      hours('2025-05-01T06:00', '2025-05-01T08:00', [['2025-05-01T05:00', '2025-05-01T05:20']]),
      REASON,
      null,
    ),
  'entering hours': async (source) => source.saveEntry(await jordan(source), morning, REASON, null),
  'entering hours twice': async (source) => source.saveEntry(await jordan(source), morning, REASON, null),
  'correcting hours over a newer version': async (source) =>
    source.saveEntry(await jordan(source), morning, REASON, { id: (await morningOf(source)).id, version: 7 }),
  'correcting hours': async (source) =>
    source.saveEntry(await jordan(source), hours('2025-05-01T06:05', '2025-05-01T08:30'), 'Came later', {
      id: (await morningOf(source)).id,
      version: 1,
    }),
  'removing hours': async (source) =>
    source.removeEntry(await jordan(source), (await morningOf(source)).id, 'Entered for the wrong person'),
  'adjusting a week that is not approved': async (source) => source.adjust(await jordan(source), LAST, 30, 'Closed up'),
  'approving their own week': async (source) => source.approve([await idOf(source, 'Elena Ruiz')], LAST),
  'adjusting their own week': async (source) => source.adjust(await idOf(source, 'Elena Ruiz'), LAST, 15, 'Closed up'),
  'entering hours before a person starts': async (source) =>
    source.saveEntry(await idOf(source, 'Avery Collins'), hours('2023-06-01T06:00', '2023-06-01T08:00'), REASON, null),
  'approving a week that runs': async (source) => source.approve([await jordan(source)], THIS),
  'approving a week': async (source) => source.approve([await jordan(source)], LAST),
  'approving it again': async (source) => source.approve([await jordan(source)], LAST),
  'entering hours in an approved week': async (source) =>
    source.saveEntry(await jordan(source), hours('2025-04-26T06:00', '2025-04-26T08:00'), REASON, null),
  'adjusting it by nothing': async (source) => source.adjust(await jordan(source), LAST, 0, 'Nothing'),
  'adjusting it by more than its hours': async (source) =>
    source.adjust(await jordan(source), LAST, -10080, 'Was not there'),
  'adjusting it': async (source) => source.adjust(await jordan(source), LAST, -15, 'Left early'),
  'adding a shared clock whose name is taken': async (source) => {
    await source.addClockDevice('guard room');
  },
  'adding a shared clock': async (source) => {
    // Only the new link carries its token.
    await source.addClockDevice('Snack bar');
  },
  'turning a shared clock off': async (source) => {
    const [device] = (await source.listClockDevices()).filter(({ name }) => name === 'Snack bar');
    await source.revokeClockDevice(device?.id ?? '');
  },
  'a PIN of three digits': async (source) => source.setClockPin(await jordan(source), '482'),
  'a PIN that is easy to guess': (source) => source.setOwnPin('2345'),
  'a PIN for a person who has none': async (source) => {
    const person = (await source.listClockPins()).find(({ hasPin }) => !hasPin);
    await source.setClockPin(person?.staffId ?? '', '7913');
  },
  'their own PIN': (source) => source.setOwnPin('7913'),
  'saving rules that federal law refuses': async (source) => {
    const { version, workweekStart: _starts, weeklyHoursCap: _cap, ...rules } = await source.readRules();
    await source.saveRules({ ...rules, paidBreakMinutes: 10 }, version);
  },
  'counting the clock from last week on': async (source) => {
    const { version, workweekStart: _starts, weeklyHoursCap: _cap, ...rules } = await source.readRules();
    await source.saveRules({ ...rules, usedFrom: LAST }, version);
  },
  'paying longer breaks': async (source) => {
    const { version, workweekStart: _starts, weeklyHoursCap: _cap, ...rules } = await source.readRules();
    await source.saveRules({ ...rules, paidBreakMinutes: 30, lateMinutes: 10 }, version);
  },
});
