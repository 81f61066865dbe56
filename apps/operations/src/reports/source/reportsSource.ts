import type { ClubSource } from '@platform/module-kit/screens';

/** Where the pages of Reports read and write: a club's rows, or the sample club. */
export type ReportsSource = ClubSource;
