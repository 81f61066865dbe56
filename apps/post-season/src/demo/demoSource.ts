import { demoClub, playDemo } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import { changes } from '../source/changes';
import type { Known, KnownReads } from '../source/changes/known';
import type { PostSeasonSource } from '../source/postSeasonSource';
import { importFeedback, settleRatings } from './importFeedback';
import recording from './recording.json';
import { refuse } from './refuse';
import { sampleFiles } from './sampleRatings';

const found = { listUploadedFiles: (_known: Known, seasonId: string) => sampleFiles(seasonId) };

/** The sample club at /demo/post-season: no server, no session. Everything works, and changes last for the visit. */
export function createDemoSource(): PostSeasonSource {
  const source = demoClub(sampleClub, '/demo/post-season');
  return {
    ...source,
    paths: { staff: '/demo/recruitment/staff', incidents: '/demo/operations', budget: '/demo/pre-season' },
    ...playDemo<KnownReads, typeof changes>({
      source,
      recording,
      changes,
      refuse,
      rules: { importFeedback },
      settle: settleRatings,
      found,
    }),
  };
}
