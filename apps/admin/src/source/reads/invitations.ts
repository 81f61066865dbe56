import { supabase, type Role } from '@platform/session';
import { rowsOfPage } from '../../shared/pages';
import {
  INVITATIONS_FAILED,
  stateOf,
  type InvitationFilter,
  type Invitations,
  type InvitationState,
} from '../rows/invitation';
import { countedDataOf } from './countedData';

/** The invitations in a state that the administrator sees, the newest first. */
export async function listInvitations({ state, search, page }: InvitationFilter): Promise<Invitations> {
  const client = await supabase();
  const now = new Date();
  const all = client
    .from('invitations')
    .select('id, email, role, plan, created_at, expires_at, accepted_at, revoked_at, version, club:clubs(id, name)', {
      count: 'exact',
    });
  const found = search ? all.ilike('email', `%${search.replace(/[\\%_]/g, '\\$&')}%`) : all;
  const { from, to } = rowsOfPage(page);
  const { rows, count } = await countedDataOf(
    inState(found, state, now).order('created_at', { ascending: false }).order('id').range(from, to),
    INVITATIONS_FAILED,
  );
  const invitations = rows.map((row) => ({
    id: row.id,
    email: row.email,
    // A table constraint allows only these roles.
    role: row.role as Role,
    club: row.club,
    plan: row.role === 'user' && row.club === null ? (row.plan ?? 'launch') : null,
    state: stateOf(row, now),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
    revokedAt: row.revoked_at,
    version: row.version,
  }));
  return { invitations, count };
}

/** The numbers of invitations that wait, were accepted and ran out. */
export async function countInvitations(): Promise<Record<'open' | 'accepted' | 'expired', number>> {
  const countIn = async (state: InvitationState) => (await listInvitations({ state, search: '', page: 1 })).count;
  const [open, accepted, expired] = await Promise.all([countIn('open'), countIn('accepted'), countIn('expired')]);
  return { open, accepted, expired };
}

/** The condition of a request that tells the states apart. */
interface ByState<Request> {
  is(column: 'accepted_at' | 'revoked_at', value: null): Request;
  not(column: 'accepted_at' | 'revoked_at', operator: 'is', value: null): Request;
  gt(column: 'expires_at', value: string): Request;
  lte(column: 'expires_at', value: string): Request;
}

/** Selects the rows that `stateOf` gives this state. */
function inState<Request extends ByState<Request>>(request: Request, state: InvitationState, now: Date): Request {
  if (state === 'revoked') return request.not('revoked_at', 'is', null);
  const standing = request.is('revoked_at', null);
  if (state === 'accepted') return standing.not('accepted_at', 'is', null);
  const waiting = standing.is('accepted_at', null);
  return state === 'open' ? waiting.gt('expires_at', now.toISOString()) : waiting.lte('expires_at', now.toISOString());
}
