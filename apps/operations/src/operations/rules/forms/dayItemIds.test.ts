import { withDayIds } from './dayItemIds';

// The database computes the same ids (supabase/tests/rules/season/checklists.test.ts).
test('gives each item of a day its own id, even when two items have the same text', async () => {
  const items = ['Test the water', 'Café – gate', 'Test the water'].map((item) => ({ item, notes: '' }));
  expect(await withDayIds('10000030-0000-4000-8000-000000000005', '2025-04-30', items)).toEqual([
    { item: 'Test the water', notes: '', id: '05afed7b-fcdd-5cfa-194d-53616e6fedbf' },
    { item: 'Café – gate', notes: '', id: '1787bc1d-28b1-486b-2a71-b970b2ddb12c' },
    { item: 'Test the water', notes: '', id: '0a287655-639f-e00c-a519-6c4625b1d6f5' },
  ]);
});
