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

/** The part of the staff pages that is open, and the filter of the roster, in the address. */
export const useStaffAddress = () => useAddress(fields);
