import { addressIn, queryWith } from './address';

test('an address is read and written the same', () => {
  const query = new URLSearchParams('tab=budget&season=2024&show=overdue&search=pump&open=a1&new=copy');
  expect(queryWith(query, {}).toString()).toBe(query.toString());
  expect(addressIn(query)).toEqual({
    tab: 'budget',
    season: '2024',
    show: 'overdue',
    search: 'pump',
    open: 'a1',
    dialog: 'copy',
  });
});

test('what is none of ours is passed over, and what goes without saying is not written', () => {
  const query = new URLSearchParams('tab=secrets&show=everything&new=car&theme=dark');
  expect(addressIn(query)).toMatchObject({ tab: 'checklists', show: 'all', dialog: '' });
  expect(queryWith(query, { open: 'a1' }).toString()).toBe('theme=dark&open=a1');
});
