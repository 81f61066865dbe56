import type { ErrorName } from '@platform/contract';

/** A failure of the platform on this page. */
export interface RecentError {
  code: ErrorName;
  /** What happened, in words for a person. */
  message: string;
  /** What a module team wants to know besides. */
  detail?: string | undefined;
  at: Date;
}

const MOST = 50;
const errors: RecentError[] = [];

/** The last failures on this page, for the devtools: they are mostly opened afterwards. */
export const recentErrors = {
  add({ code, message, detail }: Omit<RecentError, 'at'>): void {
    errors.push({ code, message, detail, at: new Date() });
    if (errors.length > MOST) errors.shift();
  },
  /** The newest first. */
  list: (): RecentError[] => [...errors].reverse(),
};
