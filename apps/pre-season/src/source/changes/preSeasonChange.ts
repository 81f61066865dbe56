import { changesOf } from '@platform/module-kit/screens';
import type { KnownReads } from './known';

/** Declares a change of a club's season preparation. */
export const preSeasonChange = changesOf<KnownReads>();
