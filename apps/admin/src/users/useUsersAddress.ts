import { oneOf, text, useAddress } from '@platform/module-kit/screens';

const fields = {
  view: oneOf(['people', 'invitations']),
  /** The account whose drawer is open. */
  person: text(),
  /** Whether people are being invited, from a link. */
  invite: oneOf(['', 'people']),
};

/** The part of the users page that is open, in its address. */
export const useUsersAddress = () => useAddress(fields);
