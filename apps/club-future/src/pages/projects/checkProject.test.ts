import type { ProjectDraft } from '../../source/rows/project';
import { checkProject } from './checkProject';

const draft: ProjectDraft = {
  title: 'New gate',
  description: '',
  priority: 'high',
  budget: null,
  timeline: '',
  startsOn: '',
  endsOn: '',
};
const wrongWith = (change: Partial<ProjectDraft>) =>
  Object.entries(checkProject({ ...draft, ...change })).flatMap(([field, problem]) => (problem ? [field] : []));

test('takes a project that only has a title', () => {
  expect(wrongWith({})).toEqual([]);
});

test.each([
  ['a blank title', { title: ' ' }, 'title'],
  ['a budget of $0', { budget: 0 }, 'budget'],
  ['a budget over $100,000,000', { budget: 10_000_000_001 }, 'budget'],
  ['a finish before the start', { startsOn: '2026-05-02', endsOn: '2026-05-01' }, 'endsOn'],
  ['a timeline that is too long', { timeline: 'x'.repeat(61) }, 'timeline'],
])('refuses %s', (_what, change, field) => {
  expect(wrongWith(change)).toEqual([field]);
});
