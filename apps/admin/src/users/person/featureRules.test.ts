import { beyondPlan, byCategory, givenByRole, includedInPlan, whyNoGrants } from './featureRules';

const clubAdmin = { userId: 'admin', isFirm: false };
const ana = { userId: 'ana', role: 'user' as const };
const on = (plan: string) => ({ club: { id: 'c', name: 'Pine Hollow', plan } });

test('lets a club’s administrator grant to others in the club, and the firm to anyone', () => {
  expect(whyNoGrants(clubAdmin, ana)).toBeNull();
  expect(whyNoGrants(clubAdmin, { ...ana, userId: 'admin' })).toMatch(/yourself/);
  expect(whyNoGrants(clubAdmin, { ...ana, role: 'super_admin' })).toMatch(/by the firm/);
  expect(whyNoGrants({ userId: 'ana', isFirm: true }, ana)).toBeNull();
});

test("names the plan that includes a feature beyond the club's plan", () => {
  expect(beyondPlan(on('run'), { minimumPlan: 'elevate' })).toBe('Part of the plan Elevate and above.');
  expect(beyondPlan(on('run'), { minimumPlan: 'run' })).toBeNull();
  expect(beyondPlan({ club: null }, { minimumPlan: 'elevate' })).toBeNull();
});

test('gives an administrator Data Export by their role, and not a manager', () => {
  const dataExport = { key: 'export_data' };
  expect(givenByRole({ role: 'admin' }, dataExport)).toBe('Comes with the role Admin, on every plan.');
  expect(givenByRole({ role: 'manager' }, dataExport)).toBeNull();
  expect(givenByRole({ role: 'manager' }, { key: 'analytics_view' })).toMatch(/^Comes with the role Manager/);
  expect(givenByRole({ role: 'admin' }, { key: 'api_access' })).toBeNull();
});

test('says that the plan includes a feature when the person is an administrator of the club', () => {
  const launch = { minimumPlan: 'launch' };
  expect(includedInPlan({ ...on('run'), role: 'admin' }, launch)).toBe("Included in the club's plan.");
  expect(includedInPlan({ ...on('run'), role: 'admin' }, { minimumPlan: 'elevate' })).toBeNull();
  expect(includedInPlan({ ...on('run'), role: 'manager' }, launch)).toBeNull();
  expect(includedInPlan({ club: null, role: 'admin' }, launch)).toBeNull();
});

test('groups features by category in their original order', () => {
  const feature = (id: string, category: string) => ({ id, key: id, name: id, category, minimumPlan: 'launch' });
  const [a, b, c] = [feature('a', 'Data'), feature('b', 'Team'), feature('c', 'Data')] as const;
  expect(byCategory([a, b, c])).toEqual([
    { category: 'Data', features: [a, c] },
    { category: 'Team', features: [b] },
  ]);
});
