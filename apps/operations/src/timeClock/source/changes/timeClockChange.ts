import { changesOf, type Answers } from '@platform/module-kit/screens';
import type { TimeClockReads } from '../timeClockSource';

/** The rows already read about a club's hours. */
export type Known = Answers<TimeClockReads>;

/**
 * Declares a change of a club's hours. Computing its effects needs all rows, which only a demo has (demo/settle.ts).
 */
export const timeClockChange = changesOf<TimeClockReads>();
