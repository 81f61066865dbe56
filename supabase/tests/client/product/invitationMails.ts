import { FunctionsHttpError } from '@supabase/supabase-js';
import { ok, visitor, type Client } from '../clients';
import { linkIn, mailsTo, type Mail } from '../outbox';
import type { ProductWorld } from './productWorld';

export const invite = (client: Client, body: Record<string, unknown>) => client.functions.invoke('invite', { body });

export const invitationsTo = async ({ service }: ProductWorld, email: string) =>
  ok(await service.from('invitations').select('id, role, club_id, revoked_at, invited_by').eq('email', email));

/**
 * Status and code of an answer that refuses.
 * @throws Error when the function did not refuse
 */
export async function refusedBy(request: PromiseLike<{ error: unknown }>): Promise<[status: number, code: string]> {
  const { error } = await request;
  if (!(error instanceof FunctionsHttpError)) throw new Error('The function did not refuse.', { cause: error });
  const response = error.context as Response;
  const { error: reason } = (await response.json()) as { error: { code: string } };
  return [response.status, reason.code];
}

/** The tokens of the emails that invite a new address, the newest first. */
export async function tokensOf({ target }: ProductWorld, email: string): Promise<string[]> {
  return (await mailsTo(target, email)).map((mail) => tokenIn(mail, target.url));
}

function tokenIn(mail: Mail, site: string): string {
  const link = linkIn(mail);
  const token = link.searchParams.get('token') ?? '';
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(link.href).toBe(`${site}/auth/password?type=invitation&token=${token}`);
  return token;
}

/** The link of an invitation, with what the page behind it does. */
export interface InvitationLink {
  /** What the page asks first. It spends nothing. */
  read(): Promise<unknown>;
  /** What the page asks when the person has typed a password. */
  exchange(): Promise<{ data: unknown; error: unknown }>;
  /** Opens what the exchange answered. */
  signIn(tokenHash: string): Promise<{ client: Client; error: unknown }>;
  /** Asks for a new invitation when this one has expired. */
  ask(): Promise<void>;
}

export function linkOf({ target }: ProductWorld, token: string): InvitationLink {
  const page = visitor(target);
  return {
    read: async () => {
      const rows: unknown[] = ok(await page.rpc('read_invitation_link', { token_param: token }));
      expect(rows).toHaveLength(1);
      return rows[0];
    },
    exchange: () => page.functions.invoke('open-invitation', { body: { token } }),
    signIn: async (tokenHash) => {
      const client = visitor(target);
      const { error } = await client.auth.verifyOtp({ token_hash: tokenHash, type: 'invite' });
      return { client, error };
    },
    ask: async () => {
      const { error } = await page.rpc('ask_for_new_invitation', { token_param: token });
      expect(error).toBeNull();
    },
  };
}

/** Follows the newest link to an address until the person is signed in. */
export async function followLink(
  world: ProductWorld,
  email: string,
): Promise<{ client: Client; invitationId: string }> {
  const [token = ''] = await tokensOf(world, email);
  const link = linkOf(world, token);
  const opened = ok(await link.exchange()) as { tokenHash: string; invitationId: string };
  const { client, error } = await link.signIn(opened.tokenHash);
  expect(error).toBeNull();
  return { client, invitationId: opened.invitationId };
}
