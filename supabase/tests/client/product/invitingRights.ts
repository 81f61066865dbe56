import { ok, visitor, type Client } from '../clients';
import { mailsTo } from '../outbox';
import { isLocalStack } from '../target';
import { followLink, invitationsTo, invite, refusedBy } from './invitationMails';
import { LAKESIDE, newAddress, newMember, PINE_HOLLOW, type ProductWorld } from './productWorld';

/** Which role may invite and revoke which other. Emails can be looked at only where an outbox keeps them. */
export function invitingRights(world: () => ProductWorld): void {
  const onlyLocal = isLocalStack ? test : test.skip;
  const revokedBy = async (client: Client, email: string) => {
    const revoked = { revoked_at: new Date().toISOString() };
    return ok(await client.from('invitations').update(revoked).eq('email', email).select('id')).length;
  };

  onlyLocal('a manager invites plain users of their own club and takes it back', async () => {
    const [email, other] = [newAddress(world()), newAddress(world())];
    const { pineManager, lakeAdmin } = world();
    const offer = { role: 'user', clubId: PINE_HOLLOW };
    for (const address of [email, other]) ok(await invite(pineManager.client, { email: address, ...offer }));
    expect(await invitationsTo(world(), email)).toMatchObject([
      { role: 'user', club_id: PINE_HOLLOW, revoked_at: null, invited_by: pineManager.id },
    ]);
    const { client } = await followLink(world(), email);
    const { user } = ok(await client.auth.getUser());
    expect(ok(await client.from('profiles').select('role, club_id').eq('user_id', user.id).single())).toEqual({
      role: 'user',
      club_id: PINE_HOLLOW,
    });
    expect(await revokedBy(lakeAdmin.client, other)).toBe(0);
    expect(await revokedBy(pineManager.client, other)).toBe(1);
  });

  onlyLocal('a manager neither sees, replaces nor revokes what an administrator offered', async () => {
    const email = newAddress(world());
    const { pineAdmin, pineManager } = world();
    ok(await invite(pineAdmin.client, { email, role: 'manager', clubId: PINE_HOLLOW }));
    const offer = { email, role: 'user', clubId: PINE_HOLLOW };
    expect(await refusedBy(invite(pineManager.client, offer))).toEqual([409, 'not_needed']);
    expect(await revokedBy(pineManager.client, email)).toBe(0);
    expect(ok(await pineManager.client.from('invitations').select('id').eq('email', email))).toEqual([]);
    expect(await invitationsTo(world(), email)).toMatchObject([{ role: 'manager', revoked_at: null }]);
    expect(await mailsTo(world().target, email)).toHaveLength(1);
  });

  onlyLocal('no one invites a person they may not: no invitation, no account, no email', async () => {
    const email = newAddress(world());
    const { pineAdmin, pineManager, pineStaff, lakeAdmin, target } = world();
    const attempts: [Client, Record<string, unknown>, number, string][] = [
      [visitor(target), { email, role: 'user', clubId: PINE_HOLLOW }, 401, 'not_signed_in'],
      [pineStaff.client, { email, role: 'user', clubId: PINE_HOLLOW }, 403, 'not_allowed'],
      [pineManager.client, { email, role: 'manager', clubId: PINE_HOLLOW }, 403, 'not_allowed'],
      [pineManager.client, { email, role: 'admin', clubId: PINE_HOLLOW }, 403, 'not_allowed'],
      [pineManager.client, { email, role: 'user', clubId: LAKESIDE }, 403, 'not_allowed'],
      [pineManager.client, { email, role: 'user', clubId: null }, 403, 'not_allowed'],
      [pineManager.client, { email, role: 'super_admin', clubId: null }, 403, 'not_allowed'],
      [lakeAdmin.client, { email, role: 'user', clubId: PINE_HOLLOW }, 403, 'not_allowed'],
      [lakeAdmin.client, { email, role: 'admin', clubId: PINE_HOLLOW }, 403, 'not_allowed'],
      [pineAdmin.client, { email, role: 'user', clubId: null }, 403, 'not_allowed'],
      [pineAdmin.client, { email, role: 'super_admin', clubId: null }, 403, 'not_allowed'],
      [pineAdmin.client, { email, role: 'super_admin', clubId: PINE_HOLLOW }, 400, 'invalid_invitation'],
      [pineAdmin.client, { email: 'nobody', role: 'user', clubId: PINE_HOLLOW }, 400, 'invalid_invitation'],
    ];
    for (const [client, body, ...refused] of attempts) {
      expect([body, ...(await refusedBy(invite(client, body)))]).toEqual([body, ...refused]);
    }
    expect(await invitationsTo(world(), email)).toEqual([]);
    expect(await mailsTo(target, email)).toEqual([]);
    const { users } = ok(await world().service.auth.admin.listUsers({ perPage: 1000 }));
    expect(users.filter((user) => user.email === email)).toEqual([]);
  });

  onlyLocal('a person who has signed out invites no one, though the token has not expired', async () => {
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
    expect(await invitationsTo(world(), email)).toEqual([]);
  });
}
