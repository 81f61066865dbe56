import { ownClub, sendChanges, type ClubReader } from '@platform/module-kit/screens';
import { changes } from '../changes';
import type { TimeClockReads, TimeClockSource } from '../timeClockSource';
import { readNow, readOwn, readRules } from './readClock';
import { readClockEffect } from './readClockEffect';
import { readFirstDays } from './readFirstDays';
import { readOverShifts } from './readOverShifts';
import { readClockAttempts, readClockDevices, readClockPins, readOwnPin } from './readSharedClocks';
import { readOwnWeek } from './readOwnWeek';
import { readTimesheets } from './readTimesheets';
import { readWeek } from './readWeek';

/** The club's rows in the database that the person may read and change. */
export function createClubSource(reader: ClubReader): TimeClockSource {
  const { club, userId, canManage } = reader;
  const own = ownClub(reader, '/scheduling/time-clock');
  return {
    ...own,
    readRules: () => readRules(club),
    readOwn: () => readOwn(club, userId, own.now()),
    listNow: () => readNow(club),
    listTimesheets: (week) => readTimesheets(club, week),
    readWeek: (staffId, week) => readWeek(club, staffId, week),
    listFirstDays: () => readFirstDays(club),
    readOwnWeek: (staffId, week) => readOwnWeek(club, staffId, week),
    listOverShifts: async (week) => (canManage ? readOverShifts(club, week, own.now()) : []),
    addressOfClock: (token) => `${window.location.origin}/clock#${token}`,
    readOwnPin,
    listClockDevices: () => readClockDevices(club),
    listClockPins: () => readClockPins(club),
    listClockAttempts: () => readClockAttempts(club),
    readClockEffect: (from, until) => readClockEffect(club, from, until),
    ...sendChanges<TimeClockReads, typeof changes>('time-clock', changes, own, reader),
  };
}
