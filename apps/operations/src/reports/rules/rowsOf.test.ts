import type { NamedDays } from '../period/period';
import { rowsOf, type RowsKind } from './rowsOf';

const paths = {
  schedule: '/scheduling',
  staff: '/staff',
  training: '/training',
  budget: '/pre-season?tab=budget',
  operations: '/operations',
  postSeason: '/post-season',
};
const season: NamedDays = { name: 'Season 2024', shortName: '2024', from: '2024-04-01', to: '2024-09-02' };
const week: NamedDays = { name: 'This week', shortName: '2025', from: '2025-04-27', to: '2025-05-03' };
const day: NamedDays = { name: 'May 1, 2025', shortName: '2025', from: '2025-05-01', to: '2025-05-01' };
const of = (kind: RowsKind, days: NamedDays) =>
  rowsOf(kind, days, paths, (tab, { shortName }) => `/reports?tab=${tab}&period=${shortName}`);

test.each<[RowsKind, NamedDays, string]>([
  ['incidents', season, '/operations?view=incidents&from=2024-04-01&to=2024-09-02'],
  ['water', day, '/operations?view=water&from=2025-05-01&to=2025-05-01'],
  ['opened', season, '/operations?tab=tickets&from=2024-04-01&to=2024-09-02'],
  ['resolved', week, '/operations?tab=tickets&dated=resolved&from=2025-04-27&to=2025-05-03'],
  ['shifts', week, '/scheduling?week=2025-04-27'],
  ['shifts', day, '/scheduling?week=2025-04-27'],
  ['shifts', season, '/reports?tab=operations&period=2024#weeks'],
  ['open', week, '/scheduling?week=2025-04-27&person=open'],
  ['open', season, '/reports?tab=operations&period=2024#weeks'],
  ['hours', week, '/operations?tab=labor&week=2025-04-27'],
  ['hours', season, '/reports?tab=operations&period=2024#weeks'],
  ['visits', season, '/reports?tab=operations&period=2024#vendor-visits'],
  ['items', week, '/reports?tab=operations&period=2025#checklist-items'],
  ['seasons', season, '/staff?tab=analytics#seasons'],
  ['labor', week, '/operations?tab=labor&week=2025-04-27'],
  ['labor', season, '/reports?tab=financial&period=2024#labor-budgets'],
  ['answers', season, '/post-season?tab=feedback'],
  ['budget', season, '/pre-season?tab=budget&season=2024'],
])('links %s to their rows in the same days: %#', (kind, days, address) => {
  expect(of(kind, days)).toBe(address);
});
