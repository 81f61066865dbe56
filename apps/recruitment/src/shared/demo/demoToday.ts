import { sampleClub } from '@platform/sample-club';

/** What day it is for the sample club, whose clock stands still. */
export const demoToday = sampleClub.clock.slice(0, 10);
