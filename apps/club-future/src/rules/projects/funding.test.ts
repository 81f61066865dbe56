import { fundingOf } from './funding';

test('counts neither completed nor canceled projects, and a project without a budget in no sum', () => {
  expect(
    fundingOf([
      { status: 'approved', budget: 45_000_00 },
      { status: 'researching', budget: 25_000_00 },
      { status: 'wishlist', budget: 12_000_00 },
      { status: 'planning', budget: null },
      { status: 'completed', budget: 40_000_00 },
      { status: 'cancelled', budget: 65_000_00 },
    ]),
  ).toEqual({ total: 82_000_00, approved: 45_000_00, pending: 37_000_00, projects: 4, unknown: 1 });
});

test('is nothing for an empty pipeline', () => {
  expect(fundingOf([])).toEqual({ total: 0, approved: 0, pending: 0, projects: 0, unknown: 0 });
});
