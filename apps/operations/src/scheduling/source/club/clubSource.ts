import { ownClub, readOwnStaffId, sendChanges, type ClubReader } from '@platform/module-kit/screens';
import { changes } from '../changes';
import { SCHEDULE_FAILED } from '../failures';
import type { SchedulingReads, SchedulingSource } from '../schedulingSource';
import { readOpenForMe, readRequests } from './readRequests';
import { readAvailability, readBlackouts, readMinorLimits, readRules, readSchoolDays, readTimeOff } from './readRules';
import { readBudget, readChanges, readShifts, readTiles } from './readShifts';
import { readStands } from './readStands';
import { readColleagues, readRoles, readStaff } from './readStaff';

const ofDialogs = () => import(/* webpackChunkName: "schedulingDialogs" */ './dialogReads');

/** The club's rows in the database that the person may read and change. */
export function createClubSource(reader: ClubReader): SchedulingSource {
  const { club, userId, canManage } = reader;
  const own = ownClub(reader, '/scheduling');
  return {
    ...own,
    listShifts: (week) => readShifts(club, week, canManage),
    listSeries: async (seriesId) => (await ofDialogs()).readSeries(club, seriesId),
    listComingSeries: async () => (await ofDialogs()).readComingSeries(club, own.now()),
    listStaff: () => (canManage ? readStaff(club) : readColleagues(club)),
    listRoles: () => readRoles(club),
    readRules: () => readRules(club),
    listSchoolDays: () => readSchoolDays(club),
    listMinorLimits: () => readMinorLimits(club),
    listTimeOff: () => readTimeOff(club),
    listAvailability: () => readAvailability(club),
    listBlackouts: () => readBlackouts(club),
    readStands: () => readStands(club),
    readTiles: () => readTiles(club),
    listChanges: () => readChanges(club),
    readBudget: (week) => readBudget(club, week),
    listTemplates: async () => (await ofDialogs()).readTemplates(club),
    listRequests: () => readRequests(club),
    listOffers: async () => (await ofDialogs()).readOffers(club),
    readCandidates: async (shiftId) => (await ofDialogs()).readCandidates(shiftId),
    ownStaffId: () => readOwnStaffId(club.id, userId, SCHEDULE_FAILED),
    listOpenForMe: () => readOpenForMe(club),
    ...sendChanges<SchedulingReads, typeof changes>('scheduling', changes, own, reader),
  };
}
