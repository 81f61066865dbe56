import { comparePlans, foundationOf } from './comparison';
import { plans } from './plans';

const row = (topic: string) => comparePlans(plans).find((candidate) => candidate.topic === topic)?.cells;

test('puts every feature of every plan into its column', () => {
  const rows = comparePlans(plans);
  plans.forEach(({ features }, column) => {
    const own = rows.flatMap(({ cells }) => {
      const cell = cells[column];
      return cell?.kind === 'own' ? [cell.text] : [];
    });
    expect(own.sort()).toEqual(Object.values(features).sort());
  });
});

test('keeps from the previous plan what a plan does not name', () => {
  expect(row('Operations')).toEqual([
    { kind: 'none' },
    { kind: 'none' },
    { kind: 'own', text: 'Vendor/shift/operations tracking' },
    { kind: 'kept', text: 'Vendor/shift/operations tracking' },
  ]);
});

test('does not replace the monthly check-in with coaching', () => {
  expect(row('Check-ins')?.map(({ kind }) => kind)).toEqual(['own', 'kept', 'kept', 'kept']);
  expect(row('Coaching')?.map(({ kind }) => kind)).toEqual(['none', 'own', 'kept', 'kept']);
});

test('gives a smaller plan nothing from a larger one', () => {
  expect(row('Board')?.map(({ kind }) => kind)).toEqual(['none', 'none', 'none', 'own']);
});

test('says for each plan but the first that it extends the one before', () => {
  expect(plans.map((plan) => foundationOf(plan, plans)?.name)).toEqual([undefined, 'Launch', 'Manage', 'Run']);
});
