import { ownClub, readOwnStaffId, sendChanges, type ClubReader } from '@platform/module-kit/screens';
import { changes } from '../changes';
import { SCHEDULE_FAILED } from '../failures';
import type { SchedulingReads, SchedulingSource } from '../schedulingSource';
import { readOffers, readOpenForMe, readRequests, readTemplates } from './readRequests';
import { readAvailability, readBlackouts, readMinorLimits, readRules, readSchoolDays, readTimeOff } from './readRules';
import { readComingSeries, readSeries } from './readSeries';
import { readBudget, readCandidates, readChanges, readShifts, readTiles } from './readShifts';
import { readStands } from './readStands';
import { readColleagues, readRoles, readStaff } from './readStaff';

/** The club's rows in the database that the person may read and change. */
export function createClubSource(reader: ClubReader): SchedulingSource {
  const { club, userId, canManage } = reader;
  const own = ownClub(reader, '/scheduling');
  return {
    ...own,
    listShifts: (week) => readShifts(club, week, canManage),
    listSeries: (seriesId) => readSeries(club, seriesId),
    listComingSeries: () => readComingSeries(club, own.now()),
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
    listTemplates: () => readTemplates(club),
    listRequests: () => readRequests(club),
    listOffers: () => readOffers(club),
    readCandidates,
    ownStaffId: () => readOwnStaffId(club.id, userId, SCHEDULE_FAILED),
    listOpenForMe: () => readOpenForMe(club),
    ...sendChanges<SchedulingReads, typeof changes>('scheduling', changes, own, reader),
  };
}
