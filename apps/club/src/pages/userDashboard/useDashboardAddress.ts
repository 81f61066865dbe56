import { oneOf, text, useAddress } from '@platform/module-kit/screens';

const fields = {
  tab: oneOf(['overview', 'team', 'activity']),
  /**
   * The account that a message is written to, or `new` for a message without a recipient; empty when none is written.
   */
  write: text({ replaces: true }),
  /** The open message. */
  message: text(),
  /** The person whose invitation is open. */
  invite: oneOf(['', 'staff'], { replaces: true }),
};

/** The state of the club dashboard in its address. */
export const useDashboardAddress = () => useAddress(fields);
