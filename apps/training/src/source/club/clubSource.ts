import {
  ownClub,
  readOwnStaffId,
  sendChanges,
  TRAINING_MODULES_FAILED,
  type ClubReader,
} from '@platform/module-kit/screens';
import { changes } from '../changes';
import type { TrainingReads, TrainingSource } from '../trainingSource';
import { readCertificationTypes, readModules, readParticipants } from './readModules';
import { readPeople, readRecord } from './readPeople';
import { readRenewals } from './readRenewals';
import { readSessions } from './readSessions';

/** The club's rows in the database, as far as the person may read and change them. */
export function createClubSource(reader: ClubReader): TrainingSource {
  const { club, userId, canManage, canViewAnalytics } = reader;
  const own = ownClub(reader, '/training');
  const ownStaffId = () => readOwnStaffId(club.id, userId, TRAINING_MODULES_FAILED);
  return {
    ...own,
    staffPath: '/staff',
    listModules: () => readModules(club, own.today()),
    listParticipants: async (moduleId) => {
      if (canViewAnalytics) return readParticipants(club, moduleId, own.today());
      const staffId = await ownStaffId();
      return staffId === null ? [] : readParticipants(club, moduleId, own.today(), staffId);
    },
    listPeople: () => readPeople(club, own.today()),
    listSessions: () => readSessions(club),
    listRenewals: () => readRenewals(club, own.today()),
    listCertificationTypes: () => readCertificationTypes(club),
    ownStaffId,
    readRecord: async (staffId) => {
      const readsRows = canManage || (await ownStaffId()) === staffId;
      return readRecord(club, staffId, own.today(), readsRows);
    },
    ...sendChanges<TrainingReads, typeof changes>('training', changes, own, reader),
  };
}
