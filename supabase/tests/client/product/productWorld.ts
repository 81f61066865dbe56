import { ok, service, visitor, type Client } from '../clients';
import type { Target } from '../target';
import { openProductTarget } from './productTarget';

/** The product with its seed, and people of it who are signed in. */
export interface ProductWorld {
  target: Target;
  service: Client;
  firm: Person;
  /** Pine Hollow, the demo club. */
  pineAdmin: Person;
  pineManager: Person;
  pineStaff: Person;
  /** The second club. */
  lakeAdmin: Person;
  /** Part of every new address, so that runs against one project do not meet. */
  mark: string;
}

export interface Person {
  id: string;
  email: string;
  client: Client;
}

export const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';
export const LAKESIDE = '20000000-0000-4000-8000-000000000001';
export const PASSWORD = 'quiet-harbour-7';

/** The password of the seed's people. */
const SEED_PASSWORD = 'clubcrew-local';

/** @param served a product that is served already; the target of this run without it */
export async function openProductWorld(served?: Target): Promise<ProductWorld> {
  const target = served ?? (await openProductTarget());
  const person = (email: string) => signIn(target, email, SEED_PASSWORD);
  return {
    target,
    service: service(target),
    firm: await person('firm@clubcrew.test'),
    pineAdmin: await person('admin@pinehollow.test'),
    pineManager: await person('manager@pinehollow.test'),
    pineStaff: await person('staff@pinehollow.test'),
    lakeAdmin: await person('admin@lakeside.test'),
    mark: Date.now().toString(36),
  };
}

/** Removes the people and clubs that the tests made. */
export async function closeProductWorld({ target, service: platform, mark }: ProductWorld): Promise<void> {
  const { users } = ok(await platform.auth.admin.listUsers({ perPage: 1000 }));
  for (const { id } of users.filter(({ email }) => email?.includes(mark))) {
    ok(await platform.from('clubs').delete().eq('created_by', id).select('id'));
    ok(await platform.auth.admin.deleteUser(id));
  }
  ok(await platform.from('invitations').delete().like('email', `%${mark}%`).select('id'));
  await target.stop();
}

export async function signIn(target: Target, email: string, password = PASSWORD): Promise<Person> {
  const client = visitor(target);
  const { user } = ok(await client.auth.signInWithPassword({ email, password }));
  return { id: user.id, email, client };
}

let guests = 0;

/** An address that no one has invited yet. */
export function newAddress({ mark }: ProductWorld): string {
  guests += 1;
  return `guest-${guests}-${mark}@example.test`;
}

export interface Offer {
  role: 'user' | 'manager' | 'admin';
  /** Null: to set up a club. */
  clubId: string | null;
}

/** A person who was invited, signed up and is signed in. */
export async function newMember(world: ProductWorld, offer: Offer): Promise<Person> {
  const email = newAddress(world);
  const { error } = await world.firm.client
    .from('invitations')
    .insert({ email, role: offer.role, club_id: offer.clubId });
  if (error) throw new Error(error.message);
  await signUp(world, email);
  return signIn(world.target, email);
}

/** Signs up as the specification says. A project that wants the address confirmed gets it confirmed here. */
export async function signUp(
  { target, service: platform }: ProductWorld,
  email: string,
  data: Record<string, unknown> = { display_name: 'Gil Guest' },
): Promise<void> {
  const { user, session } = ok(
    await visitor(target).auth.signUp({
      email,
      password: PASSWORD,
      options: { data, emailRedirectTo: `${target.url}/` },
    }),
  );
  if (!session && user) ok(await platform.auth.admin.updateUserById(user.id, { email_confirm: true }));
}
