import { jsonResponse } from '../../../http/message';
import { AuthAnswer, requireService, type Endpoint } from '../../authContext';
import { AuthError } from '../../authError';
import { listUsers, userView } from '../../users';

const USERS_PER_PAGE = 50;
const MOST_USERS_PER_PAGE = 1000;

/** `GET /admin/users?page=1&per_page=50`: newest first, with the total number in `x-total-count`. */
export const listUsersAsAdmin: Endpoint = async ({ database, origin }, authRequest) => {
  requireService(authRequest);
  const { query } = authRequest.request;
  const page = numberIn(query, 'page', 1, Number.MAX_SAFE_INTEGER);
  const perPage = numberIn(query, 'per_page', USERS_PER_PAGE, MOST_USERS_PER_PAGE);
  const { users, total } = await listUsers(database, { limit: perPage, offset: (page - 1) * perPage });
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, relation: string) =>
    `<${origin}/auth/v1/admin/users?page=${to}&per_page=${perPage}>; rel="${relation}"`;
  const links = [...(page < lastPage ? [link(page + 1, 'next')] : []), link(lastPage, 'last')];
  return new AuthAnswer(
    jsonResponse(
      200,
      { users: users.map(userView), aud: 'authenticated' },
      { 'x-total-count': String(total), link: links.join(', ') },
    ),
  );
};

function numberIn(query: URLSearchParams, name: string, otherwise: number, most: number): number {
  const text = query.get(name);
  if (!text) return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new AuthError(400, 'validation_failed', `${name} is a whole number from 1 to ${most}`);
}
