import { DatabaseError } from '../../../database/databaseError';
import { isRefusal } from '../../admission';
import { requireService, type AuthContext, type AuthRequest, type Endpoint } from '../../authContext';
import { AuthError } from '../../authError';
import { deleteUser, findUser, userView, type User } from '../../users';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The account in the path. @throws AuthError unless the caller has the secret key and the account exists */
export async function requireNamedUser({ database }: AuthContext, authRequest: AuthRequest): Promise<User> {
  requireService(authRequest);
  const id = authRequest.parameters.id ?? '';
  if (!UUID.test(id)) throw new AuthError(400, 'validation_failed', 'user_id must be an UUID');
  const user = await findUser(database, id);
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}

/** `GET /admin/users/:id`. */
export const readUserAsAdmin: Endpoint = async (context, authRequest) =>
  userView(await requireNamedUser(context, authRequest));

/** `GET /admin/users/:id/factors`: no one has a second factor here. */
export const listFactorsAsAdmin: Endpoint = async (context, authRequest) => {
  await requireNamedUser(context, authRequest);
  return [];
};

/** `DELETE /admin/users/:id`: permanently, or with `should_soft_delete` leaving a row without a name. */
export const deleteUserAsAdmin: Endpoint = async (context, authRequest) => {
  const user = await requireNamedUser(context, authRequest);
  try {
    await deleteUser(context.database, user.id, authRequest.body.should_soft_delete === true);
  } catch (error) {
    if (!(error instanceof DatabaseError && isRefusal(error))) throw error;
    throw new AuthError(409, 'conflict', error.message, { hint: error.hint });
  }
  return {};
};
