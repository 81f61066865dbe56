import { saving } from '@platform/module-kit';

/** Accepts an invitation. Throws the server's sentence if it is no longer open or the person is already in a club. */
export const acceptInvitation = (id: string): Promise<void> =>
  saving('Failed to accept the invitation')((db) => db.rpc('accept_invitation', { invitation_id_param: id }));
