import { oneOf, text, useAddress } from '@platform/module-kit/screens';

const fields = {
  view: oneOf(['people', 'invitations']),
  /** The account in the open drawer. */
  person: text(),
  /** Whether the invitation dialog is open, from a link. */
  invite: oneOf(['', 'people']),
};

/** The state of the users page in its address. */
export const useUsersAddress = () => useAddress(fields);
