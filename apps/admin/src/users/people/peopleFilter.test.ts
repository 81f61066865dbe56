import { addressWith, filterIn } from './peopleFilter';

const read = (address: string) => filterIn(new URLSearchParams(address));

test('an address says what the list is narrowed to, and nonsense is passed over', () => {
  expect(read('search=%20ana%20&club=c1&role=admin&page=3')).toEqual({
    search: 'ana',
    clubId: 'c1',
    role: 'admin',
    page: 3,
  });
  for (const page of ['0', '-1', '1.5', 'x', '']) expect(read(`role=king&page=${page}`)).toEqual(read(''));
});

test('a list that is narrowed begins with its first page, and the person that is open stays open', () => {
  const address = new URLSearchParams('search=ana&page=3&person=p1');
  expect(String(addressWith(address, { role: 'user' }))).toBe('search=ana&person=p1&role=user');
  expect(String(addressWith(address, { page: 4 }))).toBe('search=ana&page=4&person=p1');
  expect(String(addressWith(address, { search: ' ' }))).toBe('person=p1');
});
