import { testShift } from '../../source/rows/shift.testkit';
import { changedSince } from './changedSince';
import { planOfShift } from '../../rules/shift/samePlan';

const what = 'Lifeguard shift on Sunday';
const draft = planOfShift(testShift({ status: 'draft' }));
const said = (...given: Parameters<typeof changedSince>) => {
  const { message, hint } = changedSince(...given);
  return [message, hint];
};

test('says that a draft is published now, and what to do first', () => {
  expect(said(what, { now: { ...draft, status: 'published' }, before: draft })).toEqual([
    'The Lifeguard shift on Sunday is published now.',
    'Take publishing back first.',
  ]);
});

test.each<[string, Parameters<typeof changedSince>[1]]>([
  ['was published and moved', { now: { ...draft, status: 'published', notes: 'Bring the keys.' }, before: draft }],
  ['was canceled', { now: { ...draft, status: 'cancelled' }, before: draft }],
  ['was deleted', { now: undefined, before: draft }],
  ['is there although it was deleted', { now: { ...draft, status: 'published' }, before: null }],
  ['would be published again', { now: { ...draft, status: 'published' }, before: draft, publishes: true }],
])('says that another person has changed a shift that %s', (_case, changed) => {
  expect(said(what, changed)).toEqual([
    'Another person has changed the Lifeguard shift on Sunday since.',
    'Open it to see what has changed.',
  ]);
});
