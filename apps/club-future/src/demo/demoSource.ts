import { demoClub, playDemo } from '@platform/module-kit/screens';
import { sampleClub, sampleVisitor } from '@platform/sample-club';
import { changes } from '../source/changes';
import type { ClubFutureReads, ClubFutureSource } from '../source/clubFutureSource';
import { countVote } from './countVote';
import recording from './recording.json';
import { refuse } from './refuse';

/** The sample club at /demo/club-future: no server, no session. A visitor's changes last until the page is left. */
export function createDemoSource(): ClubFutureSource {
  const source = { ...demoClub(sampleClub, '/demo/club-future'), readerName: sampleVisitor.name };
  return {
    ...source,
    // A file added during the visit stays in the browser, and its path is its address.
    addressOfFile: (path) => Promise.resolve(path),
    ...playDemo<ClubFutureReads, typeof changes>({
      source,
      recording,
      changes,
      refuse,
      rules: { closeVote: countVote },
      // The projects of the sample club have no documents until a visitor adds one.
      found: { listDocumentVersions: () => [], listDocumentOpenings: () => [] },
    }),
  };
}
