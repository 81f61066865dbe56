import type { Club } from '@platform/session';
import type { TrainingSource } from '../trainingSource';
import { changeModules } from './changeModules';
import { changeParticipants } from './changeParticipants';
import { changeRenewals } from './changeRenewals';
import { changeSessions } from './changeSessions';
import { clubClock } from './clubClock';
import { readCertificationTypes, readModules, readParticipants } from './readModules';
import { readOwnStaffId, readPeople, readRecord } from './readPeople';
import { readRenewals } from './readRenewals';
import { readSessions } from './readSessions';

interface Reader {
  userId: string;
  canManage: boolean;
  readsEveryone: boolean;
  canExport: boolean;
}

/** The club's rows in the database, as one person may read and change them. */
export function clubSource(club: Club, { userId, canManage, readsEveryone, canExport }: Reader): TrainingSource {
  const today = clubClock(club);
  return {
    key: club.id,
    basePath: '/training',
    staffPath: '/staff',
    clubName: club.name,
    timeZone: club.time_zone,
    isDemo: false,
    canManage,
    readsEveryone,
    canExport,
    today,
    listModules: () => readModules(club, today()),
    listParticipants: async (moduleId) => {
      if (readsEveryone) return readParticipants(club, moduleId, today());
      const own = await readOwnStaffId(club, userId);
      return own === null ? [] : readParticipants(club, moduleId, today(), own);
    },
    listPeople: () => readPeople(club, today()),
    listSessions: () => readSessions(club),
    listRenewals: () => readRenewals(club, today()),
    listCertificationTypes: () => readCertificationTypes(club),
    ownStaffId: () => readOwnStaffId(club, userId),
    readRecord: async (staffId) => {
      const readsRows = canManage || (await readOwnStaffId(club, userId)) === staffId;
      return readRecord(club, staffId, today(), readsRows);
    },
    ...changeModules(club),
    ...changeParticipants(club),
    ...changeRenewals(),
    ...changeSessions(club),
  };
}
