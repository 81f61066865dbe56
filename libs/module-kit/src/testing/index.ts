// A page with a signed-in person and rows
export { openPage } from './openPage';
export { serveRows } from './serveRows';
export { signIn, TEST_CLUB, TEST_PERSON } from './signIn';

// A browser and a server that fail
export { blockStorage } from './blockedStorage';
export {
  CLUB_ID,
  startClubServer,
  workingAnswers,
  type Answer,
  type AnswerTo,
  type ClubServer,
  type ReceivedCall,
} from './clubServer';

// The sample club in the database, beside a module's demo
export { signInAtPlatform } from './signInAtPlatform';
export { asPlatformOwner, type OwnerQuery } from './platformOwner';
export { openBothWorlds } from './openBothWorlds';
export { type ReadCalls } from './bothWorlds';
export { found } from './found';
export { type ChangeSteps, testSameChanges } from './testSameChanges';
export { testSameReads } from './testSameReads';
