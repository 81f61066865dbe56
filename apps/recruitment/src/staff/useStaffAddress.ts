import { oneOf, text, useAddress } from '@platform/module-kit/screens';
import { filterFields } from './rules/rosterFilter';

const fields = {
  ...filterFields,
  tab: text(),
  /** The person whose drawer is open. */
  open: text(),
  /** The dialog that is open. */
  add: oneOf(['', 'person']),
};

/** What of the staff is open, and what the roster is narrowed to. */
export const useStaffAddress = () => useAddress(fields);
