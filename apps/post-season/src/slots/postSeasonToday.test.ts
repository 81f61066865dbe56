import { needsOf } from './postSeasonToday';

const counts = { year: '2024', open_steps: 1, loose_priorities: 3 };

test('names the season of the counts and leads to its rows', () => {
  expect(needsOf(counts)).toEqual([
    {
      id: 'priorities',
      count: 3,
      words: 'priorities',
      detail: 'of 2024 with nothing planned yet',
      to: '/post-season?tab=lessons&season=2024',
    },
    { id: 'steps', count: 1, words: 'open step', detail: 'to wrap up 2024', to: '/post-season?season=2024' },
  ]);
});

test('asks nothing of people who do not keep the season, and nothing when all is done', () => {
  expect(needsOf({ ...counts, open_steps: null, loose_priorities: null })).toEqual([]);
  expect(needsOf({ ...counts, open_steps: 0, loose_priorities: 0 })).toEqual([]);
});
