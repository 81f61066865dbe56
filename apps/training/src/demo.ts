import { byName } from '@platform/module-kit/screens';
import { sampleClub, sampleVisitor } from '@platform/sample-club';
import { changeDemo } from './demo/changeDemo';
import { sampleRows } from './demo/demoRows';
import {
  DEMO_TODAY,
  demoModules,
  demoParticipants,
  demoPeople,
  demoRecord,
  demoRenewals,
  demoSessions,
} from './demo/readDemo';
import type { TrainingSource } from './source/trainingSource';

/** The sample club at /demo/training: no server, no session. What is changed stays for the visit. */
export function demoSource(): TrainingSource {
  const rows = sampleRows();
  return {
    key: 'demo',
    basePath: '/demo/training',
    staffPath: '/demo/recruitment/staff',
    clubName: sampleClub.name,
    timeZone: sampleClub.timeZone,
    isDemo: true,
    canManage: true,
    readsEveryone: true,
    canExport: true,
    today: async () => DEMO_TODAY,
    listModules: async () => demoModules(rows),
    listParticipants: async (moduleId) => demoParticipants(rows, moduleId),
    listPeople: async () => demoPeople(rows),
    listSessions: async () => demoSessions(rows),
    listRenewals: async () => demoRenewals(rows),
    listCertificationTypes: async () => rows.certificationTypes.map(({ id, name }) => ({ id, name })).sort(byName),
    ownStaffId: async () => rows.staff.find(({ accountId }) => accountId === sampleVisitor.id)?.id ?? null,
    readRecord: async (staffId) => demoRecord(rows, staffId),
    ...changeDemo(rows),
  };
}
