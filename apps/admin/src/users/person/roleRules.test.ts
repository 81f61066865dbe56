import { questionBefore, roleChoices, whyNoRoleChange } from './roleRules';

const firm = { userId: 'firm', isFirm: true };
const clubAdmin = { userId: 'admin', isFirm: false };
const club = { id: 'c', name: 'Pine Hollow', plan: 'run' };
const ana = { userId: 'ana', name: 'Ana', role: 'user' as const, club };

test('lets no one change their own role, and only the firm change the firm', () => {
  expect(whyNoRoleChange(clubAdmin, { ...ana, userId: 'admin' })).toMatch(/own role/);
  expect(whyNoRoleChange(firm, { ...ana, userId: 'firm' })).toMatch(/own role/);
  expect(whyNoRoleChange(clubAdmin, { ...ana, role: 'super_admin' })).toMatch(/by the firm/);
  expect(whyNoRoleChange(firm, { ...ana, role: 'super_admin' })).toBeNull();
  expect(whyNoRoleChange(clubAdmin, ana)).toBeNull();
});

test('offers a club’s administrator every role but the firm’s, and says why', () => {
  const refusals = (asker: typeof firm) => roleChoices(asker).map(({ role, refusal }) => [role, refusal !== null]);
  expect(refusals(clubAdmin)).toEqual([
    ['user', false],
    ['manager', false],
    ['admin', false],
    ['super_admin', true],
  ]);
  expect(refusals(firm).some(([, refused]) => refused)).toBe(false);
});

test('asks before it gives power or removes the last administrator, and not otherwise', () => {
  expect(questionBefore(ana, 'manager', 1)).toBeNull();
  expect(questionBefore(ana, 'admin', 1)?.title).toBe('Make Ana an administrator?');
  expect(questionBefore(ana, 'super_admin', 1)?.title).toBe('Make Ana a super admin?');
  expect(questionBefore({ ...ana, role: 'admin' }, 'user', 1)).toBeNull();
  expect(questionBefore({ ...ana, role: 'admin' }, 'user', 0)?.title).toBe(
    'Leave Pine Hollow without an administrator?',
  );
  expect(questionBefore({ ...ana, role: 'super_admin' }, 'user', 1)?.title).toBe('Remove Ana from the firm?');
});
