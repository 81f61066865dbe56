import { ok, visitor, type Client } from '../clients';
import { PASSWORD, type World } from '../world';

interface NewPerson {
  id: string;
  email: string;
  /** Signed in. */
  client: Client;
}

let people = 0;

/** An address that no other test uses. */
export function newEmail(world: World): string {
  people += 1;
  return `guest-${people}-${world.mark}@example.test`;
}

/** A person with a proven address and the password of the tests, signed in. */
export async function newPerson(world: World): Promise<NewPerson> {
  const email = newEmail(world);
  const account = await world.service.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  const client = visitor(world.target);
  ok(await client.auth.signInWithPassword({ email, password: PASSWORD }));
  return { id: ok(account).user.id, email, client };
}

/** Whether a person can sign in with a password. */
export async function signsIn(world: World, email: string, password: string): Promise<boolean> {
  return (await visitor(world.target).auth.signInWithPassword({ email, password })).error === null;
}
