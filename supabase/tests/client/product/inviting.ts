import { FunctionsHttpError } from '@supabase/supabase-js';
import { ok, visitor, type Client } from '../clients';
import { linkIn, mailsTo, newestMailTo } from '../outbox';
import { isLocalStack } from '../target';
import { LAKESIDE, newAddress, newMember, PASSWORD, PINE_HOLLOW, signIn, type ProductWorld } from './productWorld';

/** Invitations arrive in mailboxes, which can be looked at only where an outbox keeps them. */
export function inviting(world: () => ProductWorld): void {
  const onlyLocal = isLocalStack ? test : test.skip;
  const invite = (client: Client, body: Record<string, unknown>) => client.functions.invoke('invite', { body });
  const newestTo = (email: string) => newestMailTo(world().target, email);
  const invitationsTo = async (email: string) =>
    ok(await world().service.from('invitations').select('role, club_id, revoked_at, invited_by').eq('email', email));

  /** What the page behind the link does first. */
  async function openLink(email: string): Promise<{ client: Client; error: unknown }> {
    const link = linkIn(await newestTo(email));
    expect(`${link.origin}${link.pathname}`).toBe(`${world().target.url}/auth/password`);
    expect(link.searchParams.get('type')).toBe('invite');
    const client = visitor(world().target);
    const tokenHash = link.searchParams.get('token_hash') ?? '';
    const { error } = await client.auth.verifyOtp({ token_hash: tokenHash, type: 'invite' });
    return { client, error };
  }

  onlyLocal('invite, open the link, choose a password, sign in: club and role are there', async () => {
    const email = newAddress(world());
    expect(ok(await invite(world().pineAdmin.client, { email, role: 'manager', clubId: PINE_HOLLOW }))).toEqual({
      ok: true,
    });
    expect(await newestTo(email)).toMatchObject({
      subject: 'Marcus Bell invites you to join Pine Hollow Swim & Tennis Club',
      replyTo: 'admin@pinehollow.test',
    });
    const { client, error } = await openLink(email);
    expect(error).toBeNull();
    ok(await client.auth.updateUser({ password: PASSWORD }));
    const person = await signIn(world().target, email);
    expect(ok(await person.client.from('profiles').select('role, club_id').eq('user_id', person.id).single())).toEqual({
      role: 'manager',
      club_id: PINE_HOLLOW,
    });
    expect((await openLink(email)).error).toMatchObject({ code: 'otp_expired' });
  });

  onlyLocal('a revoked invitation makes the link worthless', async () => {
    const email = newAddress(world());
    ok(await invite(world().pineAdmin.client, { email, role: 'admin', clubId: PINE_HOLLOW }));
    const revoked = { revoked_at: new Date().toISOString() };
    ok(await world().pineAdmin.client.from('invitations').update(revoked).eq('email', email).select('id'));
    const { client, error } = await openLink(email);
    expect(error).toMatchObject({ status: 403, message: expect.stringContaining('invited users only') });
    expect(ok(await client.auth.getSession()).session).toBeNull();
    const { users } = ok(await world().service.auth.admin.listUsers({ perPage: 1000 }));
    const account = users.find((user) => user.email === email);
    const profile = world().service.from('profiles').select('role, club_id').eq('user_id', account?.id);
    expect(ok(await profile.single())).toEqual({ role: 'user', club_id: null });
  });

  onlyLocal('inviting again renews the invitation and sends a link that replaces the first', async () => {
    const email = newAddress(world());
    ok(await invite(world().pineAdmin.client, { email, role: 'user', clubId: PINE_HOLLOW }));
    ok(await invite(world().pineAdmin.client, { email, role: 'manager', clubId: PINE_HOLLOW }));
    const [second, first] = (await mailsTo(world().target, email)).map((mail) => linkIn(mail).href);
    expect(second).not.toBe(first);
    const open = (await invitationsTo(email)).filter(({ revoked_at }) => revoked_at === null);
    expect(open).toMatchObject([{ role: 'manager', club_id: PINE_HOLLOW, invited_by: world().pineAdmin.id }]);
    expect((await openLink(email)).error).toBeNull();
  });

  onlyLocal('an account elsewhere gets a mail that it may join, and the inviter the same answer', async () => {
    const { email } = await newMember(world(), { role: 'user', clubId: LAKESIDE });
    const free = newAddress(world());
    const offer = { role: 'user', clubId: PINE_HOLLOW };
    const known = await invite(world().pineAdmin.client, { email, ...offer });
    const unknown = await invite(world().pineAdmin.client, { email: free, ...offer });
    expect([known.data, known.error]).toEqual([unknown.data, unknown.error]);
    const mail = await newestTo(email);
    expect(mail.text).toContain('Your account belongs to another club');
    expect(linkIn(mail).pathname).toBe('/auth/join');
  });

  onlyLocal('the link decides between two clubs, and what is left waits until it is chosen', async () => {
    const email = newAddress(world());
    ok(await invite(world().pineAdmin.client, { email, role: 'manager', clubId: PINE_HOLLOW }));
    ok(await invite(world().lakeAdmin.client, { email, role: 'user', clubId: LAKESIDE }));
    const { client, error } = await openLink(email);
    expect(error).toBeNull();
    const profile = async () => {
      const { user } = ok(await client.auth.getUser());
      return ok(await client.from('profiles').select('role, club_id').eq('user_id', user.id).single());
    };
    expect(await profile()).toEqual({ role: 'user', club_id: null });
    const waiting = async () =>
      ok(await client.rpc('my_invitations')) as { id: string; club_id: string; role: string }[];
    const [ofPine, ofLake] = await waiting();
    expect([ofPine?.club_id, ofLake?.club_id]).toEqual([PINE_HOLLOW, LAKESIDE]);
    const named = linkIn(await newestTo(email)).searchParams.get('invitation') ?? '';
    const accept = () => client.rpc('accept_invitation', { invitation_id_param: named });
    expect(named).toBe(ofLake?.id);
    for (let time = 0; time < 2; time += 1) expect(ok(await accept())).toBe(LAKESIDE);
    expect(await profile()).toEqual({ role: 'user', club_id: LAKESIDE });
    expect(await waiting()).toEqual([ofPine]);
    const other = { invitation_id_param: ofPine?.id };
    expect((await client.rpc('accept_invitation', other)).error).toMatchObject({ code: 'PT409' });
  });

  onlyLocal('an account without a club joins with the invitation, and only with it', async () => {
    const { id, email, client } = await newMember(world(), { role: 'user', clubId: null });
    const join = () => client.from('profiles').update({ club_id: PINE_HOLLOW }).eq('user_id', id);
    expect((await join()).error).toMatchObject({ code: '42501', message: 'You were not invited to this club.' });
    ok(await invite(world().pineAdmin.client, { email, role: 'manager', clubId: PINE_HOLLOW }));
    expect((await join()).error).toBeNull();
    expect(ok(await client.from('profiles').select('role, club_id').eq('user_id', id).single())).toEqual({
      role: 'manager',
      club_id: PINE_HOLLOW,
    });
  });

  onlyLocal('nobody invites whom they may not: no invitation, no account, no mail', async () => {
    const email = newAddress(world());
    const { pineAdmin, pineManager, pineStaff, lakeAdmin, target } = world();
    const attempts: [Client, Record<string, unknown>, number][] = [
      [visitor(target), { email, role: 'user', clubId: PINE_HOLLOW }, 401],
      [pineStaff.client, { email, role: 'user', clubId: PINE_HOLLOW }, 403],
      [pineManager.client, { email, role: 'user', clubId: PINE_HOLLOW }, 403],
      [lakeAdmin.client, { email, role: 'admin', clubId: PINE_HOLLOW }, 403],
      [pineAdmin.client, { email, role: 'user', clubId: null }, 403],
      [pineAdmin.client, { email, role: 'super_admin', clubId: null }, 403],
      [pineAdmin.client, { email, role: 'super_admin', clubId: PINE_HOLLOW }, 400],
      [pineAdmin.client, { email: 'nobody', role: 'user', clubId: PINE_HOLLOW }, 400],
    ];
    for (const [client, body, status] of attempts) {
      const { error } = await invite(client, body);
      expect(error).toBeInstanceOf(FunctionsHttpError);
      expect((error as { context: Response }).context.status).toBe(status);
    }
    expect(await invitationsTo(email)).toEqual([]);
    expect(await mailsTo(target, email)).toEqual([]);
    const { users } = ok(await world().service.auth.admin.listUsers({ perPage: 1000 }));
    expect(users.filter((user) => user.email === email)).toEqual([]);
  });

  onlyLocal('whoever has signed out invites nobody, though the token has not expired', async () => {
    const email = newAddress(world());
    const leaver = await newMember(world(), { role: 'admin', clubId: PINE_HOLLOW });
    const { session } = ok(await leaver.client.auth.getSession());
    expect((await leaver.client.auth.signOut()).error).toBeNull();
    const response = await fetch(`${world().target.url}/functions/v1/invite`, {
      method: 'POST',
      headers: {
        apikey: world().target.publishableKey,
        authorization: `Bearer ${session?.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email, role: 'user', clubId: PINE_HOLLOW }),
    });
    expect(response.status).toBe(401);
    expect(await invitationsTo(email)).toEqual([]);
  });
}
