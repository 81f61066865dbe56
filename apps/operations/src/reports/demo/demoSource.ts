import { demoClub } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import type { ReportsSource } from '../source/reportsSource';

/** The sample club at /demo/operations/reports: no server, no session. What is changed stays for the visit. */
export function createDemoSource(): ReportsSource {
  return demoClub(sampleClub, '/demo/operations/reports');
}
