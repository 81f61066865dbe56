import { dataOf, useQuery } from '@platform/module-kit';
import { supabase, useAuth } from '@platform/session';

/** An invitation that waits for the signed-in person. */
export interface Invitation {
  id: string;
  /** Null: to the firm (super_admin), or to set up a club. */
  club_id: string | null;
  club_name: string | null;
  role: string;
  /** Null when the firm's own configuration invites. */
  inviter_name: string | null;
}

export const INVITATIONS_FAILED = 'Failed to load your invitations';

/** The invitations that wait for the signed-in person, the oldest first. */
export function useMyInvitations() {
  const { user } = useAuth();
  return useQuery({
    queryKey: ['my invitations', user?.id],
    queryFn: async (): Promise<Invitation[]> => dataOf((await supabase()).rpc('my_invitations'), INVITATIONS_FAILED),
    enabled: user !== null,
  });
}
