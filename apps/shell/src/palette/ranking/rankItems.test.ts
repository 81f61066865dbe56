import type { PaletteItem } from '../items/paletteItem';
import { rankItems } from './rankItems';

const item = (group: PaletteItem['group'], label: string, detail = ''): PaletteItem => ({
  id: label,
  group,
  label,
  detail,
  icon: 'circle',
  choice: { kind: 'open', to: '/' },
});

const card = (label: string, detail = ''): PaletteItem => ({
  ...item('People', label, detail),
  choice: { kind: 'card', card: { facts: [] } },
});

const items = [
  item('Pages', 'Dashboard'),
  item('Pages', 'Training'),
  item('Pages', 'Vendor visits', 'Operations'),
  item('Actions', 'Add a training', 'Training'),
  item('Actions', 'Log out'),
  card('José Trainor', 'Lifeguard'),
  card('Maya Torres', 'Head guard'),
];

const shown = (query: string, recent: string[] = []) =>
  rankItems(items, query, recent).map((group) => [group.heading, ...group.items.map(({ label }) => label)]);

test('offers all pages and actions, and no cards, when nothing is typed', () => {
  expect(shown('  ')).toEqual([
    ['Pages', 'Dashboard', 'Training', 'Vendor visits'],
    ['Actions', 'Add a training', 'Log out'],
  ]);
});

test('lists recent choices first, once each, while they exist', () => {
  expect(shown('', ['Maya Torres', 'gone', 'Training'])).toEqual([
    ['Recent', 'Maya Torres', 'Training'],
    ['Pages', 'Dashboard', 'Vendor visits'],
    ['Actions', 'Add a training', 'Log out'],
  ]);
});

test('ranks names that begin with the words before names that contain them, and details last', () => {
  expect(shown('train')).toEqual([
    ['Pages', 'Training'],
    ['Actions', 'Add a training'],
    ['People', 'José Trainor'],
  ]);
  expect(shown('oper')).toEqual([['Pages', 'Vendor visits']]);
});

test.each([
  ['JOSE', 'José Trainor'],
  ['torres maya', 'Maya Torres'],
  ['head maya', 'Maya Torres'],
])('%p finds %s', (query, name) => {
  expect(shown(query)).toEqual([['People', name]]);
});

test('ranks the recent choice first among equals', () => {
  const twins = [item('Pages', 'Alpha'), item('Pages', 'Alps')];
  expect(rankItems(twins, 'al', ['Alps'])[0]?.items.map(({ label }) => label)).toEqual(['Alps', 'Alpha']);
});

test('finds a page by its address, after pages with that name', () => {
  const features = { ...item('Pages', 'Your Features'), choice: { kind: 'open', to: '/dashboard' } } as const;
  expect(rankItems([features, ...items], 'dash', [])[0]?.items.map(({ label }) => label)).toEqual([
    'Dashboard',
    'Your Features',
  ]);
});

test('forgives one wrong letter when nothing else is found', () => {
  expect(shown('dashbord')).toEqual([['Pages', 'Dashboard']]);
  expect(shown('trianing')).toEqual([
    ['Pages', 'Training'],
    ['Actions', 'Add a training'],
  ]);
});

test('finds nothing when a word is missing', () => {
  expect(shown('training xyz')).toEqual([]);
});

test('shows at most eight cards under one heading', () => {
  const many = Array.from({ length: 20 }, (_, index) => card(`Guard ${index}`));
  expect(rankItems(many, 'guard', [])[0]?.items).toHaveLength(8);
});
