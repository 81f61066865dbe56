import { needsToday, type CountedNeed } from './needsToday';

const applications = (count: number | null): CountedNeed => ({
  id: 'applications',
  count,
  one: 'application',
  many: 'applications',
  detail: 'pending review',
  to: '/recruitment',
});

test('names what is counted in the number that fits', () => {
  const { one: _one, many: _many, ...need } = applications(5);
  expect(needsToday([applications(5)])).toEqual([{ ...need, words: 'applications' }]);
  expect(needsToday([applications(1)])).toMatchObject([{ count: 1, words: 'application' }]);
});

test('leaves out what is none, or not for the person to do', () => {
  expect(needsToday([applications(0), applications(null)])).toEqual([]);
});
