import { oneOf, text, useAddress } from '@platform/module-kit/screens';
import { filterFields } from './rules/rosterFilter';

const fields = {
  ...filterFields,
  tab: text(),
  /** The person in the open drawer. */
  open: text(),
  /** The open dialog. */
  add: oneOf(['', 'person']),
};

/** The state of the staff page and the roster's filter in the address. */
export const useStaffAddress = () => useAddress(fields);
