import type { EnteredSeason } from '@platform/module-kit/screens';

/** A season of the club. Days are ISO 8601; staff work from the first one, and members come from opening day. */
export interface Season extends EnteredSeason {
  id: string;
  /** Its books are closed: it can be read and copied from, not prepared. */
  isClosed: boolean;
}

/** The data that everything on the page is compared with. */
export interface Setting {
  memberCount: number;
  /** The earliest first. */
  seasons: readonly Season[];
}
