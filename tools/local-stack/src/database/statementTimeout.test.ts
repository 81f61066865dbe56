import type { ApiRole, RequestContext } from './database';
import { DEFAULT_STATEMENT_LIMIT, statementLimitOf, VISITORS_STATEMENT_LIMIT } from './statementTimeout';

const requestOf = (role: ApiRole): RequestContext => ({
  kind: 'request',
  role,
  claims: {},
  method: 'GET',
  path: '/',
  headers: {},
  readOnly: true,
  end: 'commit',
});

test('gives visitors less time than everyone else', () => {
  const limits = (['anon', 'authenticated', 'service_role'] as const).map((role) =>
    statementLimitOf(requestOf(role), DEFAULT_STATEMENT_LIMIT),
  );
  expect(limits).toEqual([VISITORS_STATEMENT_LIMIT, DEFAULT_STATEMENT_LIMIT, DEFAULT_STATEMENT_LIMIT]);
  expect(statementLimitOf({ kind: 'owner' }, DEFAULT_STATEMENT_LIMIT)).toBe(DEFAULT_STATEMENT_LIMIT);
});

test('gives visitors no more time than everyone else', () => {
  expect(statementLimitOf(requestOf('anon'), 500)).toBe(500);
});
