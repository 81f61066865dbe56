import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

const ACCEPT_FAILED = 'Failed to accept the invitation';

/** Accepts an invitation. Throws the server's sentence when it is not open any more, or the person is in a club already. */
export async function acceptInvitation(id: string): Promise<void> {
  await dataOf((await supabase()).rpc('accept_invitation', { invitation_id_param: id }), ACCEPT_FAILED);
}
