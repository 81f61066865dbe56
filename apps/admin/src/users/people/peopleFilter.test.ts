import { addressIn, queryWith } from '@platform/module-kit/screens';
import { filterFields, narrowed } from './peopleFilter';

test('reads the filter from the address', () => {
  const address = new URLSearchParams('search=%20ana%20&club=c1&role=admin&page=3');
  expect(addressIn(filterFields, address)).toEqual({ search: 'ana', clubId: 'c1', role: 'admin', page: 3 });
  expect(addressIn(filterFields, new URLSearchParams('role=king'))).toEqual(
    addressIn(filterFields, new URLSearchParams()),
  );
});

test('starts with the first page and keeps the open person when the filter changes', () => {
  const address = new URLSearchParams('search=ana&page=3&person=p1');
  const after = (change: Parameters<typeof narrowed>[0]) => String(queryWith(filterFields, address, narrowed(change)));
  expect(after({ role: 'user' })).toBe('search=ana&person=p1&role=user');
  expect(after({ page: 4 })).toBe('search=ana&page=4&person=p1');
  expect(after({ search: ' ' })).toBe('person=p1');
});
