import {
  addressIn,
  calendarDay,
  calendarMonth,
  matching,
  oneOf,
  pageNumber,
  queryWith,
  rowId,
  text,
} from './addressFields';

const fields = {
  tab: oneOf(['lists', 'budget', 'lessons']),
  show: oneOf(['all', 'overdue'], { replaces: true }),
  search: text({ replaces: true }),
  clubId: text({ name: 'club' }),
  month: calendarMonth(),
  day: calendarDay(),
  id: matching(/^[a-f]+$/),
  page: pageNumber(),
};

test('reads and writes an address the same', () => {
  const query = new URLSearchParams(
    'tab=budget&show=overdue&search=pump&club=c1&month=2025-05&day=2024-02-29&id=beef&page=3',
  );
  expect(addressIn(fields, query)).toEqual({
    tab: 'budget',
    show: 'overdue',
    search: 'pump',
    clubId: 'c1',
    month: '2025-05',
    day: '2024-02-29',
    id: 'beef',
    page: 3,
  });
  expect(String(queryWith(fields, query, {}))).toBe(String(query));
});

test('ignores values that it cannot read, and keeps the fields of others', () => {
  const query = new URLSearchParams('tab=secrets&show=everything&month=2025-99&day=2025-02-29&id=x&page=-1&theme=dark');
  expect(addressIn(fields, query)).toEqual({
    tab: 'lists',
    show: 'all',
    search: '',
    clubId: '',
    month: '',
    day: '',
    id: '',
    page: 1,
  });
  expect(String(queryWith(fields, query, { clubId: 'c2' }))).toBe('theme=dark&club=c2');
});

test.each(['0', '-1', '1.5', 'x', ''])('reads page %p as the first', (page) => {
  expect(addressIn(fields, new URLSearchParams({ page })).page).toBe(1);
});

test('leaves default values out of the address', () => {
  const query = new URLSearchParams('tab=budget&search=pump&page=3');
  expect(String(queryWith(fields, query, { tab: 'lists', search: ' ', page: 1 }))).toBe('');
});

test('reads the id of a row, and gives the id of no row for a text that the server would refuse', () => {
  const id = '3f2b8c1e-0a4d-4c6b-9e7f-1234567890ab';
  const noRow = '00000000-0000-0000-0000-000000000000';
  expect([id, ''].map((text) => rowId().read(text))).toEqual([id, '']);
  expect(['foo', id.slice(1), `${id}0`, `${id}'`].map((text) => rowId().read(text))).toEqual(Array(4).fill(noRow));
});
