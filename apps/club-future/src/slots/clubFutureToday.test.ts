import { needsOf } from './clubFutureToday';

test('leads to the project of the only open vote', () => {
  expect(needsOf({ open_votes: 1, project_id: 'p1' })).toEqual([
    { id: 'votes', count: 1, words: 'open vote', detail: 'for you to vote on', to: '/club-future?open=p1' },
  ]);
});

test('leads to all projects when several votes are open', () => {
  expect(needsOf({ open_votes: 2, project_id: null })).toMatchObject([{ words: 'open votes', to: '/club-future' }]);
});

test('says nothing when no vote is open', () => {
  expect(needsOf({ open_votes: 0, project_id: null })).toEqual([]);
});
