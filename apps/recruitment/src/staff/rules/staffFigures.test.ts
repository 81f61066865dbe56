import { addMonths } from '@platform/module-kit/screens';
import { createDemoSource } from '../demo/demoSource';
import { expiriesByMonth, firstYears, headcountByRole, hoursByRole, payBands } from './staffFigures';

it('counts the sample club by role, pay, expiry and first year', async () => {
  const source = createDemoSource();
  const { people, today } = await source.listStaff();
  expect(headcountByRole(people, await source.listRoles())[0]).toEqual({
    label: 'Lifeguard',
    value: 12,
    positions: 13,
    query: 'role=Lifeguard',
  });
  const bands = payBands(people);
  expect(bands[0]).toEqual({ label: '$14–16', value: 15, query: 'pay=1400-1599' });
  expect(bands.reduce((sum, { value }) => sum + value, 0)).toBe(24);
  expect(expiriesByMonth(people, today)[0]).toEqual({ label: 'May 2025', value: 5, query: 'expires=2025-05' });
  expect(firstYears(people).map(({ label, value }) => [label, value])).toEqual([
    ['2021', 2],
    ['2022', 3],
    ['2023', 6],
    ['2024', 6],
    ['2025', 7],
  ]);
  expect(hoursByRole(people)[0]?.label).toBe('Lifeguard');
});

it('lists every month of the year in which certifications expire, and says how many expire later', async () => {
  const { people, today } = await createDemoSource().listStaff();
  const rows = expiriesByMonth(people, today);
  const months = rows.slice(0, -1).map(({ query }) => query.slice('expires='.length));
  expect(months).toEqual(Array.from({ length: 12 }, (_, index) => addMonths('2025-05-01', index).slice(0, 7)));
  expect(rows.at(-1)).toMatchObject({ label: 'Later', query: '' });
  const all = people
    .filter(({ status }) => status !== 'Inactive')
    .flatMap(({ details }) => details?.certifications ?? [])
    .filter(({ expiresOn }) => expiresOn !== null && expiresOn >= today);
  expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(all.length);
});

it('ends with the last month that has expiries', async () => {
  const { people } = await createDemoSource().listStaff();
  const avery = people.find(({ name }) => name === 'Avery Collins');
  const [held] = avery?.details?.certifications ?? [];
  if (!avery?.details || !held) throw new Error('Avery Collins of the sample club holds nothing');
  const one = { ...avery, details: { ...avery.details, certifications: [{ ...held, expiresOn: '2025-07-09' }] } };
  expect(expiriesByMonth([one], '2025-05-01').map(({ label, value }) => [label, value])).toEqual([
    ['May 2025', 0],
    ['Jun 2025', 0],
    ['Jul 2025', 1],
  ]);
});

it('has no figures about colleagues without details', async () => {
  const { people } = await createDemoSource().listStaff();
  const colleagues = people.map((person) => ({ ...person, details: null }));
  expect([payBands(colleagues), firstYears(colleagues), hoursByRole(colleagues)]).toEqual([[], [], []]);
  expect(expiriesByMonth(colleagues, '2025-05-01')).toEqual([]);
});
