import { changesOf } from '@platform/module-kit/screens';
import type { SchedulingReads } from '../schedulingSource';

/** Declares a change of a club's schedule. */
export const schedulingChange = changesOf<SchedulingReads>();
