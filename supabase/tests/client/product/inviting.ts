import { ok, type Client } from '../clients';
import { linkIn, newestMailTo } from '../outbox';
import { isLocalStack } from '../target';
import { followLink, invitationsTo, invite, linkOf, refusedBy, tokensOf, type InvitationLink } from './invitationMails';
import { LAKESIDE, newAddress, newMember, PASSWORD, PINE_HOLLOW, signIn, type ProductWorld } from './productWorld';

const USED_UP = [410, 'link_is_used_up'];
const NOT_INVITED = { status: 403, message: expect.stringContaining('invited users only') as string };

/** Invitations arrive in mailboxes, which can be looked at only where an outbox keeps them. */
export function inviting(world: () => ProductWorld): void {
  const onlyLocal = isLocalStack ? test : test.skip;
  const profileOf = async (client: Client) => {
    const { user } = ok(await client.auth.getUser());
    return ok(await client.from('profiles').select('role, club_id').eq('user_id', user.id).single());
  };
  const newestLinkTo = async (email: string) => linkOf(world(), (await tokensOf(world(), email))[0] ?? '');
  const exchanged = async (link: InvitationLink) => (ok(await link.exchange()) as { tokenHash: string }).tokenHash;
  const expire = async (email: string) => {
    const past = { expires_at: new Date(Date.now() - 1000).toISOString() };
    ok(await world().service.from('invitations').update(past).eq('email', email).is('revoked_at', null).select('id'));
  };

  onlyLocal('invite, open the link, choose a password, sign in: club and role are there', async () => {
    const email = newAddress(world());
    expect(ok(await invite(world().pineAdmin.client, { email, role: 'manager', clubId: PINE_HOLLOW }))).toEqual({
      ok: true,
    });
    expect(await newestMailTo(world().target, email)).toMatchObject({
      subject: 'Marcus Bell invites you to join Pine Hollow Swim & Tennis Club',
      replyTo: 'admin@pinehollow.test',
    });
    const link = await newestLinkTo(email);
    expect(await link.read()).toMatchObject({ state: 'open', email, is_new: true, role: 'manager' });
    const { client, invitationId } = await followLink(world(), email);
    ok(await client.auth.updateUser({ password: PASSWORD }));
    expect(ok(await client.rpc('accept_invitation', { invitation_id_param: invitationId }))).toBe(PINE_HOLLOW);
    const person = await signIn(world().target, email);
    expect(await profileOf(person.client)).toEqual({ role: 'manager', club_id: PINE_HOLLOW });
    expect(await link.read()).toMatchObject({ state: 'accepted', email: null });
    expect(await refusedBy(link.exchange())).toEqual(USED_UP);
  });

  onlyLocal('the link of the email lasts for seven days, and what it is exchanged for opens once', async () => {
    const email = newAddress(world());
    ok(await invite(world().pineAdmin.client, { email, role: 'user', clubId: PINE_HOLLOW }));
    const [stored] = ok(await world().service.from('invitations').select('created_at, expires_at').eq('email', email));
    expect(Date.parse(stored?.expires_at as string) - Date.parse(stored?.created_at as string)).toBe(7 * 86_400_000);
    const link = await newestLinkTo(email);
    await exchanged(link);
    const tokenHash = await exchanged(link);
    expect((await link.signIn(tokenHash)).error).toBeNull();
    expect((await link.signIn(tokenHash)).error).toMatchObject({ code: 'otp_expired' });
  });

  onlyLocal('a revoked invitation makes the link worthless, even one that is being opened', async () => {
    const email = newAddress(world());
    ok(await invite(world().pineAdmin.client, { email, role: 'admin', clubId: PINE_HOLLOW }));
    const link = await newestLinkTo(email);
    const tokenHash = await exchanged(link);
    const revoked = { revoked_at: new Date().toISOString() };
    const row = world().pineAdmin.client.from('invitations').update(revoked).eq('email', email).select('id');
    expect(ok(await row)).toHaveLength(1);
    expect(await link.read()).toMatchObject({ state: 'ended', email: null });
    expect(await refusedBy(link.exchange())).toEqual(USED_UP);
    const { client, error } = await link.signIn(tokenHash);
    expect(error).toMatchObject(NOT_INVITED);
    expect(ok(await client.auth.getSession()).session).toBeNull();
    const { users } = ok(await world().service.auth.admin.listUsers({ perPage: 1000 }));
    const account = users.find((user) => user.email === email);
    const profile = world().service.from('profiles').select('role, club_id').eq('user_id', account?.id);
    expect(ok(await profile.single())).toEqual({ role: 'user', club_id: null });
  });

  onlyLocal('an expired invitation opens nothing, until the person asks and is invited anew', async () => {
    const email = newAddress(world());
    ok(await invite(world().pineManager.client, { email, role: 'user', clubId: PINE_HOLLOW }));
    const link = await newestLinkTo(email);
    const tokenHash = await exchanged(link);
    await expire(email);
    expect(await link.read()).toMatchObject({ state: 'expired', email, club_name: 'Pine Hollow Swim & Tennis Club' });
    expect(await refusedBy(link.exchange())).toEqual(USED_UP);
    expect((await link.signIn(tokenHash)).error).toMatchObject(NOT_INVITED);
    await link.ask();
    const news = world().pineManager.client.from('notifications').select('title');
    expect(ok(await news.eq('title', `${email} asks for a new invitation`))).toHaveLength(1);
    ok(await invite(world().pineManager.client, { email, role: 'user', clubId: PINE_HOLLOW }));
    expect(await link.read()).toMatchObject({ state: 'ended' });
    const { client } = await followLink(world(), email);
    expect(await profileOf(client)).toEqual({ role: 'user', club_id: PINE_HOLLOW });
  });

  onlyLocal('inviting again renews the invitation and sends a link that replaces the first', async () => {
    const email = newAddress(world());
    ok(await invite(world().pineAdmin.client, { email, role: 'user', clubId: PINE_HOLLOW }));
    ok(await invite(world().pineAdmin.client, { email, role: 'manager', clubId: PINE_HOLLOW }));
    const [second = '', first = '', ...others] = await tokensOf(world(), email);
    expect(others).toEqual([]);
    expect(second).not.toBe(first);
    const open = (await invitationsTo(world(), email)).filter(({ revoked_at }) => revoked_at === null);
    expect(open).toMatchObject([{ role: 'manager', club_id: PINE_HOLLOW, invited_by: world().pineAdmin.id }]);
    const replaced = linkOf(world(), first);
    expect(await replaced.read()).toMatchObject({ state: 'ended', email: null });
    expect(await refusedBy(replaced.exchange())).toEqual(USED_UP);
    const { client, invitationId } = await followLink(world(), email);
    expect(invitationId).toBe(open[0]?.id);
    expect(await profileOf(client)).toEqual({ role: 'manager', club_id: PINE_HOLLOW });
  });

  onlyLocal('an account elsewhere gets an email that it may join, and the inviter the same answer', async () => {
    const { email } = await newMember(world(), { role: 'user', clubId: LAKESIDE });
    const free = newAddress(world());
    const offer = { role: 'user', clubId: PINE_HOLLOW };
    const known = await invite(world().pineAdmin.client, { email, ...offer });
    const unknown = await invite(world().pineAdmin.client, { email: free, ...offer });
    expect([known.data, known.error]).toEqual([unknown.data, unknown.error]);
    const mail = await newestMailTo(world().target, email);
    expect(mail.text).toContain('Your account belongs to another club');
    expect(linkIn(mail).pathname).toBe('/auth/join');
  });

  onlyLocal('the link decides between two clubs, and what is left waits until it is chosen', async () => {
    const email = newAddress(world());
    ok(await invite(world().pineAdmin.client, { email, role: 'manager', clubId: PINE_HOLLOW }));
    ok(await invite(world().lakeAdmin.client, { email, role: 'user', clubId: LAKESIDE }));
    const links = (await tokensOf(world(), email)).map((token) => linkOf(world(), token));
    for (const link of links) expect(await link.read()).toMatchObject({ state: 'open', email, is_new: true });
    const { client, invitationId } = await followLink(world(), email);
    expect(await profileOf(client)).toEqual({ role: 'user', club_id: null });
    const waiting = async () =>
      ok(await client.rpc('my_invitations')) as { id: string; club_id: string; role: string }[];
    const [ofPine, ofLake] = await waiting();
    expect([ofPine?.club_id, ofLake?.club_id]).toEqual([PINE_HOLLOW, LAKESIDE]);
    expect(invitationId).toBe(ofLake?.id);
    const accept = () => client.rpc('accept_invitation', { invitation_id_param: invitationId });
    for (let time = 0; time < 2; time += 1) expect(ok(await accept())).toBe(LAKESIDE);
    expect(await profileOf(client)).toEqual({ role: 'user', club_id: LAKESIDE });
    expect(await waiting()).toEqual([ofPine]);
    const other = { invitation_id_param: ofPine?.id };
    expect((await client.rpc('accept_invitation', other)).error).toMatchObject({ code: 'PT409' });
    // The address has been proven, so the other link does not ask for a password.
    const [, linkOfPine] = links;
    expect(await linkOfPine?.read()).toMatchObject({ state: 'open', is_new: false });
    expect(linkOfPine && (await refusedBy(linkOfPine.exchange()))).toEqual(USED_UP);
  });

  onlyLocal('an account without a club joins with the invitation, and only with it', async () => {
    const { id, email, client } = await newMember(world(), { role: 'user', clubId: null });
    const join = () => client.from('profiles').update({ club_id: PINE_HOLLOW }).eq('user_id', id);
    expect((await join()).error).toMatchObject({ code: '42501', message: 'You were not invited to this club.' });
    ok(await invite(world().pineAdmin.client, { email, role: 'manager', clubId: PINE_HOLLOW }));
    expect((await join()).error).toBeNull();
    expect(await profileOf(client)).toEqual({ role: 'manager', club_id: PINE_HOLLOW });
  });
}
