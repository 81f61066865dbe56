/** An account of the demo club, with which a person signs in. */
export interface SampleAccount {
  id: string;
  email: string;
  name: string;
  /** What the account may do at the club (supabase/seed/accounts.sql). */
  role: 'admin' | 'manager' | 'user';
}

export const sampleAccounts = [
  { id: 'a0000000-0000-4000-8000-000000000002', email: 'admin@pinehollow.test', name: 'Marcus Bell', role: 'admin' },
  { id: 'a0000000-0000-4000-8000-000000000003', email: 'manager@pinehollow.test', name: 'Elena Ruiz', role: 'manager' },
  { id: 'a0000000-0000-4000-8000-000000000004', email: 'staff@pinehollow.test', name: 'Jordan Blake', role: 'user' },
  { id: 'a0000000-0000-4000-8000-000000000008', email: 'board@pinehollow.test', name: 'Ruth Castellano', role: 'user' },
] as const satisfies readonly SampleAccount[];

/** A visitor of a demo acts as the club's manager. */
export const sampleVisitor: SampleAccount = sampleAccounts[1];

/** The account of a person of the demo club. Throws when no account has that name, so a fixture cannot name a stranger. */
export function accountNamed(name: string): SampleAccount {
  const account = sampleAccounts.find((one) => one.name === name);
  if (!account) throw new Error(`no account belongs to ${name}`);
  return account;
}
