import type { EnteredSeason } from '@platform/module-kit/screens';

/** A season of the club. Days are ISO 8601; staff work from the first one, and members come from opening day. */
export interface Season extends EnteredSeason {
  id: string;
  /** Its books are closed: it can be read and copied from, not prepared. */
  isClosed: boolean;
}

/** The facts about the club that the whole page uses. */
export interface Setting {
  memberCount: number;
  /** The earliest first. */
  seasons: readonly Season[];
}
