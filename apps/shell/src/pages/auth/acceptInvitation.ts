import { saving } from '@platform/module-kit/screens';

/** Accepts an invitation. Throws the server's sentence when it is not open any more, or the person is in a club already. */
export const acceptInvitation = (id: string): Promise<void> =>
  saving('Failed to accept the invitation')((db) => db.rpc('accept_invitation', { invitation_id_param: id }));
