import { demoClub, playDemo } from '@platform/module-kit/screens';
import { sampleAccounts, sampleClub } from '@platform/sample-club';
import { changes } from '../source/changes';
import type { Known, KnownReads } from '../source/changes/known';
import { settle } from '../source/changes/postSeasonChange';
import type { PostSeasonSource } from '../source/postSeasonSource';
import { keepDocument } from './keepDocument';
import { importFeedback, settleRatings } from './importFeedback';
import recording from './recording.json';
import { refuse } from './refuse';
import { addPhoto, photoFiles } from './photoFiles';
import { sampleFiles } from './sampleRatings';

const found = {
  listUploadedFiles: (_known: Known, seasonId: string) => sampleFiles(seasonId),
  readSurvey: () => null,
  listInvitations: () => [],
};

/** The sample club at /demo/post-season: no server, no session. Everything works, and changes last for the visit. */
export function createDemoSource(): PostSeasonSource {
  // Only an administrator closes a season, so a visitor acts as the one of the sample club.
  const source = { ...demoClub(sampleClub, '/demo/post-season'), readerName: sampleAccounts[0].name };
  const files = photoFiles();
  return {
    ...source,
    addressOfAnswer: (token) => `${window.location.origin}/demo/post-season?tab=surveys#${token}`,
    addressOfPoster: (surveyId) => `${window.location.origin}/demo/post-season/surveys/${surveyId}/preview`,
    paths: {
      staff: '/demo/recruitment/staff',
      recruitment: '/demo/recruitment',
      operations: '/demo/operations',
      scheduling: '/demo/operations/scheduling',
      timeClock: '/demo/operations/scheduling/time-clock',
      preSeason: '/demo/pre-season',
      clubFuture: '/demo/club-future',
    },
    addressOfDocument: (path) => Promise.resolve(files.addressOf(path)),
    addressOfPhoto: (path) => Promise.resolve(files.addressOf(path)),
    photoFile: (path) => Promise.resolve(files.read(path)),
    ...playDemo<KnownReads, typeof changes>({
      source,
      recording,
      changes,
      refuse,
      rules: {
        importFeedback,
        addPhoto: (known, ...added) => addPhoto(known, files, ...added),
        keepDocument: (known, ...kept) => keepDocument(known, files, ...kept),
      },
      settle(known) {
        settle(known);
        settleRatings(known);
      },
      found,
    }),
  };
}
