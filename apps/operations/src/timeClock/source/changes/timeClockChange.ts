import { changesOf, type Answers } from '@platform/module-kit/screens';
import type { TimeClockReads } from '../timeClockSource';

/** The answers that are known of a club's hours. */
export type Known = Answers<TimeClockReads>;

/** Declares a change of a club's hours. What follows from one takes all rows, which only a demo has (demo/settle.ts). */
export const timeClockChange = changesOf<TimeClockReads>();
