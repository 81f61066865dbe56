import { demoClub } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import type { SchedulingSource } from '../source/schedulingSource';

/** The sample club at /demo/operations/scheduling: no server, no session. What is changed stays for the visit. */
export function createDemoSource(): SchedulingSource {
  return demoClub(sampleClub, '/demo/operations/scheduling');
}
