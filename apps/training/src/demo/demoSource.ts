import { demoClub, playDemo } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import { changes } from '../source/changes';
import type { TrainingReads, TrainingSource } from '../source/trainingSource';
import recording from './recording.json';
import { refuse } from './refuse';

/** The sample club at /demo/training: no server, no session. Changes last for the visit. */
export function createDemoSource(): TrainingSource {
  const source = demoClub(sampleClub, '/demo/training');
  const found = { readRecord: () => null };
  return {
    ...source,
    staffPath: '/demo/recruitment/staff',
    ...playDemo<TrainingReads, typeof changes>({ source, recording, changes, refuse, found }),
  };
}
