import type { EnteredSeason } from '@platform/module-kit/screens';

/** A season of the club. Days are ISO 8601; staff work from the first one on, and members come from the opening day on. */
export interface Season extends EnteredSeason {
  id: string;
  /** Its books are closed: it is looked at and copied from, not prepared. */
  isClosed: boolean;
}

/** What everything on the page is measured against. */
export interface Setting {
  memberCount: number;
  /** The earliest first. */
  seasons: readonly Season[];
}
