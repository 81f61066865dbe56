import { demoClub } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import type { OperationsSource } from '../source/operationsSource';

/** The sample club at /demo/operations: no server, no session. What is changed stays for the visit. */
export function createDemoSource(): OperationsSource {
  return demoClub(sampleClub, '/demo/operations');
}
