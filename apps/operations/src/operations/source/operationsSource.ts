import type { ClubSource } from '@platform/module-kit/screens';

/** Where the pages of Operations read and write: a club's rows, or the sample club. */
export type OperationsSource = ClubSource;
