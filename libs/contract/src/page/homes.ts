/** Where a person lands after signing in. */
export const HOME_OF_MEMBERS = '/dashboard';

/** Where a person without a club sets one up. */
export const HOME_OF_NEWCOMERS = '/onboarding';
