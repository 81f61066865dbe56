// What the tests of modules and of the shell stand on
export { blockStorage } from './blockedStorage';
export {
  CLUB_ID,
  startClubServer,
  workingAnswers,
  type Answer,
  type ClubServer,
  type ReceivedCall,
} from './clubServer';
