import { byName, demoClub } from '@platform/module-kit/screens';
import { sampleClub, sampleVisitor } from '@platform/sample-club';
import { changeDemo } from './changeDemo';
import { sampleRows } from './demoRows';
import { demoModules, demoParticipants, demoPeople, demoRecord, demoRenewals, demoSessions } from './readDemo';
import type { TrainingSource } from '../source/trainingSource';

/** The sample club at /demo/training: no server, no session. What is changed stays for the visit. */
export function createDemoSource(): TrainingSource {
  const rows = sampleRows();
  return {
    ...demoClub(sampleClub, '/demo/training'),
    staffPath: '/demo/recruitment/staff',
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
