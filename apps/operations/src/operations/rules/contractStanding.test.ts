import type { Contract } from '../source/rows/contract';
import { contractStanding, inContractOrder, standingOfVendor } from './contractStanding';

const TODAY = '2025-05-01';
const contract = (some: Partial<Contract> = {}): Contract => ({
  id: 'a',
  vendorId: 'v',
  title: 'Service',
  startsOn: '2025-01-01',
  endsOn: '2025-12-31',
  noticeOn: '',
  amount: null,
  billing: 'yearly',
  path: '',
  isSettled: false,
  version: 1,
  ...some,
});

test.each([
  [{}, 'Runs', false],
  [{ startsOn: '2025-06-01' }, 'To come', false],
  [{ endsOn: '2025-05-31' }, 'Ends in 30 days', true],
  [{ endsOn: '2025-06-01' }, 'Runs', false],
  [{ endsOn: TODAY }, 'Ends today', true],
  [{ endsOn: '2025-04-30' }, 'Expired', true],
  [{ endsOn: '2025-04-30', isSettled: true }, 'Ended', false],
  [{ isSettled: true }, 'Settled', false],
  [{ noticeOn: '2025-05-02' }, 'Notice due in 1 day', true],
  [{ noticeOn: '2025-04-30' }, 'Notice missed', true],
  [{ noticeOn: '2025-08-31' }, 'Runs', false],
] as [Partial<Contract>, string, boolean][])('reads a contract with %j as %p', (some, words, isPressing) => {
  expect(contractStanding(contract(some), TODAY)).toMatchObject({ words, isPressing });
});

test('puts settled contracts last, the one that ended most recently first', () => {
  const rows = [
    contract({ id: '1', isSettled: true, endsOn: '2023-12-31' }),
    contract({ id: '2', isSettled: true, endsOn: '2024-12-31' }),
    contract({ id: '3', endsOn: '2025-12-31' }),
    contract({ id: '4', endsOn: '2025-06-30' }),
  ];
  expect(inContractOrder(rows).map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
});

test('gives a vendor the standing of its most pressing contract', () => {
  const rows = [contract({ id: '1' }), contract({ id: '2', endsOn: '2025-12-01', noticeOn: '2025-04-01' })];
  expect(standingOfVendor(rows, 'v', TODAY)?.words).toBe('Notice missed');
  expect(standingOfVendor(rows, 'other', TODAY)).toBeUndefined();
});
