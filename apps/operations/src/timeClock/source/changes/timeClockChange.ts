import { changesOf } from '@platform/module-kit/screens';
import type { TimeClockReads } from '../timeClockSource';

/** Declares a change of a club's hours. What follows from one takes all rows, which only a demo has (demo/settle.ts). */
export const timeClockChange = changesOf<TimeClockReads>();
