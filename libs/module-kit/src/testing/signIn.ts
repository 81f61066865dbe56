import { sessionStore, type Club, type Role } from '@platform/session';

/** A club of tests. Its clock runs in UTC. */
export const TEST_CLUB: Club = {
  id: '10000000-0000-4000-8000-000000000001',
  name: 'Pine Hollow',
  type: 'Golf Club',
  season: '2025',
  time_zone: 'UTC',
};

/** The account of the person that `signIn` signs in. */
export const TEST_PERSON = 'a0000000-0000-4000-8000-000000000001';

interface SignedIn {
  /** `manager` by default. */
  role?: Role;
  /** `TEST_CLUB` by default; null for a person of the firm or one without a club. */
  club?: Club | null;
  /** Names of the features that the person was granted; none by default. */
  permissions?: readonly string[];
}

/** Signs a person in on the page of a test. */
export function signIn({ role = 'manager', club = TEST_CLUB, permissions = [] }: SignedIn = {}): void {
  sessionStore.set({
    status: 'signed-in',
    user: { id: TEST_PERSON, email: 'ann@example.test', displayName: 'ann@example.test' },
    membership: { status: 'ready', value: { role, displayName: 'Ann Reed', club } },
    permissions: {
      status: 'ready',
      value: permissions.map((name) => ({
        featureName: name,
        featureDisplayName: name,
        featureCategory: 'operations',
      })),
    },
  });
}
