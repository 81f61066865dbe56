/** Who a statement is run as: the role of the API and the claims of the token. */
export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role' | 'postgres';
  claims: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** What the rules distinguish people by. */
export type Kind = 'anon' | 'clubless' | 'member' | 'analyst' | 'board' | 'manager' | 'admin' | 'firm';

export interface Person extends Caller {
  name: string;
  kind: Kind;
  userId: string | null;
  clubId: string | null;
}

export const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';
export const LAKESIDE = '20000000-0000-4000-8000-000000000001';

/** The people of the seed. */
export const people = {
  visitor: { name: 'a visitor', kind: 'anon', role: 'anon', claims: { role: 'anon' }, userId: null, clubId: null },
  firm: person('firm@clubcrew.test', 'firm', 1, null),
  pineAdmin: person('admin@pinehollow.test', 'admin', 2, PINE_HOLLOW),
  pineManager: person('manager@pinehollow.test', 'manager', 3, PINE_HOLLOW),
  pineStaff: person('staff@pinehollow.test', 'member', 4, PINE_HOLLOW),
  pineBoard: person('board@pinehollow.test', 'board', 8, PINE_HOLLOW),
  lakeAdmin: person('admin@lakeside.test', 'admin', 5, LAKESIDE),
  lakeStaff: person('staff@lakeside.test', 'member', 6, LAKESIDE),
  newClient: person('newclient@clubcrew.test', 'clubless', 7, null),
} as const satisfies Record<string, Person>;

/** A member of Pine Hollow with the feature Analytics. The seed has none: `addAnalyst` adds the account. */
export const pineAnalyst = person('analyst@pinehollow.test', 'analyst', 9, PINE_HOLLOW);

/** Who migrates, and who the auth service writes accounts as: past every policy, but not past triggers. */
export const owner: Caller = { role: 'postgres', claims: {} };

export const service: Caller = { role: 'service_role', claims: { role: 'service_role' } };

function person(email: string, kind: Kind, number: number, clubId: string | null): Person & { userId: string } {
  const userId = `a0000000-0000-4000-8000-00000000000${number}`;
  return { name: email, kind, role: 'authenticated', claims: callerClaims(userId), userId, clubId };
}

/** The claims of a signed-in person. The metadata lies on purpose: no rule may believe it. */
function callerClaims(userId: string): Record<string, unknown> {
  return {
    sub: userId,
    role: 'authenticated',
    user_metadata: { role: 'super_admin', club_id: PINE_HOLLOW },
    app_metadata: { role: 'super_admin' },
  };
}

/** A signed-in account that is not one of the seed's. */
export function signedIn(userId: string): Caller {
  return { role: 'authenticated', claims: callerClaims(userId) };
}
