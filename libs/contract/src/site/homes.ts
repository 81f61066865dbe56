/** Where a person lands after signing in. */
export const HOME_OF_MEMBERS = '/dashboard';

/** Where a person without a club sets one up. */
export const HOME_OF_NEWCOMERS = '/onboarding';

/** Where a person with an account accepts an invitation. `?invitation=<id>` puts one of several first. */
export const INVITATIONS_PAGE = '/invitations';

/** Where a person chooses how news reaches them. */
export const NOTIFICATION_SETTINGS = '/settings';

/** Where a person asks for what they cannot do themselves. */
export const CONTACT_PAGE = '/contact';
