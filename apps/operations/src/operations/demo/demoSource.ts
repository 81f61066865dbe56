import { demoClub, playDemo } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import { changes } from '../source/changes';
import type { OperationsReads, OperationsSource } from '../source/operationsSource';
import recording from './recording.json';
import { refuse } from './refuse';

/** The sample club at /demo/operations: no server, no session. Changes last for the visit. */
export function createDemoSource(): OperationsSource {
  const source = demoClub(sampleClub, '/demo/operations');
  return {
    ...source,
    addressOfReport: (placeId) => `${window.location.origin}/demo/operations/report?place=${placeId}`,
    schedulingPath: '/demo/operations/scheduling',
    reportsPath: '/demo/operations/reports',
    // A photo added during the visit stays in the browser, and its path is its address.
    addressOfPhoto: (path) => Promise.resolve(path),
    ...playDemo<OperationsReads, typeof changes>({ source, recording, changes, refuse }),
  };
}
