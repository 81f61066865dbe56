import { Answers, answersOf, demoClub } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import type { PreSeasonReads } from '../source/preSeasonSource';
import recording from './recording.json';

/** The demo's initial answers. */
export const sampleRows = new Answers<PreSeasonReads>(answersOf(recording), demoClub(sampleClub, '/demo/pre-season'));
