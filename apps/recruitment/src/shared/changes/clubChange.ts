import { changesOf } from '@platform/module-kit/screens';
import type { ClubReads } from './known';

/** Declares a change of a club's staff or applications. */
export const clubChange = changesOf<ClubReads>();
