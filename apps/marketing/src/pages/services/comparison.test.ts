import { comparePlans, foundationOf } from './comparison';
import { plans } from './plans';

const row = (topic: string) => comparePlans(plans).find((candidate) => candidate.topic === topic)?.cells;

test('every feature of every plan stands in its column', () => {
  const rows = comparePlans(plans);
  plans.forEach(({ features }, column) => {
    const own = rows.flatMap(({ cells }) => {
      const cell = cells[column];
      return cell?.kind === 'own' ? [cell.text] : [];
    });
    expect(own.sort()).toEqual(Object.values(features).sort());
  });
});

test('what a plan does not name, it keeps from the plan before it', () => {
  expect(row('Operations')).toEqual([
    { kind: 'none' },
    { kind: 'none' },
    { kind: 'own', text: 'Vendor/shift/operations tracking' },
    { kind: 'kept', text: 'Vendor/shift/operations tracking' },
  ]);
});

test('coaching does not take the place of the monthly check-in', () => {
  expect(row('Check-ins')?.map(({ kind }) => kind)).toEqual(['own', 'kept', 'kept', 'kept']);
  expect(row('Coaching')?.map(({ kind }) => kind)).toEqual(['none', 'own', 'kept', 'kept']);
});

test('nothing reaches back to a smaller plan', () => {
  expect(row('Board')?.map(({ kind }) => kind)).toEqual(['none', 'none', 'none', 'own']);
});

test('each plan but the first goes on from the plan before it', () => {
  expect(plans.map((plan) => foundationOf(plan, plans)?.name)).toEqual([undefined, 'Launch', 'Manage', 'Run']);
});
