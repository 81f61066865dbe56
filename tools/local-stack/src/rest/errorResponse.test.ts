import type { ApiRole } from '../database/database';
import { DatabaseError } from '../database/databaseError';
import { errorResponse } from './errorResponse';
import { RestError } from './restError';

function statusOf(code: string, role: ApiRole = 'authenticated'): number | undefined {
  return errorResponse(new DatabaseError({ code, message: 'x' }), role)?.status;
}

test.each([
  ['23505', 409],
  ['23503', 409],
  ['23514', 400],
  ['22P02', 400],
  ['25006', 405],
  ['40001', 500],
  ['42883', 404],
  ['42P01', 404],
  ['42703', 400],
  ['53300', 503],
  ['54001', 413],
  ['57014', 500],
  ['P0001', 400],
  ['P0002', 500],
  ['PT402', 402],
  ['XX000', 500],
])('%s is %i', (code, status) => expect(statusOf(code)).toBe(status));

test('answers 401 to a visitor and 403 to a person for what is forbidden', () => {
  expect(statusOf('42501', 'anon')).toBe(401);
  expect(statusOf('42501', 'authenticated')).toBe(403);
});

test('keeps the text of a database error', () => {
  const error = new DatabaseError({ code: 'P0001', message: 'Not today', detail: 'closed', hint: 'Come tomorrow' });
  expect(errorResponse(error, 'anon')?.body).toBe(
    '{"code":"P0001","details":"closed","hint":"Come tomorrow","message":"Not today"}',
  );
});

test('keeps the details of a service error', () => {
  const error = new RestError(300, 'PGRST201', 'Ambiguous', { details: [{ relationship: 'a' }], hint: 'Say which' });
  expect(errorResponse(error, 'anon')).toMatchObject({
    status: 300,
    body: '{"code":"PGRST201","details":[{"relationship":"a"}],"hint":"Say which","message":"Ambiguous"}',
  });
});

test('leaves a full disk and other errors to other code', () => {
  expect(errorResponse(new DatabaseError({ code: '53100', message: 'could not extend file' }), 'anon')).toBeNull();
  expect(errorResponse(new Error('a bug'), 'anon')).toBeNull();
});
