import { changesOf } from '@platform/module-kit/screens';
import type { KnownReads } from './known';

/** Declares a change of what a club prepares. */
export const preSeasonChange = changesOf<KnownReads>();
