import { NoClubPage } from '@platform/module-kit/screens';

/** The club's home for a person without a club. */
export function NoClub() {
  return (
    <NoClubPage
      title="Dashboard"
      description="How far a club is with its season."
      icon="layout-dashboard"
      shows="the day"
    />
  );
}
