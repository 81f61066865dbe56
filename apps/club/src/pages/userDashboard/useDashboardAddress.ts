import { oneOf, text, useAddress } from '@platform/module-kit/screens';

const fields = {
  tab: oneOf(['overview', 'team', 'activity']),
  /** The account that a message is written to, or `new` for a message without one yet; empty when none is written. */
  write: text({ replaces: true }),
  /** The message that stands open. */
  message: text(),
  /** Whose invitation is open. */
  invite: oneOf(['', 'staff'], { replaces: true }),
};

/** What is open on the club dashboard, as its address says it. */
export const useDashboardAddress = () => useAddress(fields);
