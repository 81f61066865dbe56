import { testPlan, testShift } from '../../source/rows/shift.testkit';
import type { Shift, ShiftPlan } from '../../source/rows/shift';
import { peopleOf, stayReason, stayWords } from './unpublishing';

const BEFORE = Date.parse('2025-05-01T13:00:00Z');
const AFTER = Date.parse('2025-05-01T14:00:00Z');
const answered = (answer: 'confirmed' | 'declined') => ({ answer: { answer, note: null, answeredAt: '' } });

function reasonOf(some: Partial<Shift>, plan: Partial<ShiftPlan> = {}, now = BEFORE) {
  const published = testPlan({ staffId: 'a', status: 'published', ...plan });
  return stayReason(testShift({ ...published, wasPublished: true, ...some }), published, now);
}

test.each<[string, ReturnType<typeof stayReason>, Parameters<typeof reasonOf>]>([
  ['is unchanged', null, [{}]],
  ['its person has confirmed', null, [answered('confirmed')]],
  ['its person has declined', null, [{ ...answered('declined'), needsCover: true }]],
  [
    'needed cover until it was declined and confirmed',
    null,
    [{ ...answered('confirmed'), needsCover: false }, { needsCover: true }],
  ],
  ['was flagged after it was confirmed', 'changed', [{ ...answered('confirmed'), needsCover: true }]],
  ['needs no cover any more', 'changed', [{ needsCover: false }, { needsCover: true }]],
  ['was flagged', 'changed', [{ needsCover: true }]],
  ['has other notes', 'changed', [{ notes: 'Bring the keys.' }]],
  ['has another person', 'changed', [{ staffId: 'b' }]],
  ['was open and has a person', 'given', [{ staffId: 'b' }, { staffId: null }]],
  ['is canceled', 'canceled', [{ status: 'cancelled' }]],
  ['is a draft', 'draft', [{ status: 'draft' }]],
  ['has begun', 'begun', [{}, {}, AFTER]],
])('a shift that %s: %s', (_, reason, given) => {
  expect(reasonOf(...given)).toBe(reason);
});

test('a deleted shift stays deleted', () => {
  expect(stayReason(undefined, testPlan(), BEFORE)).toBe('gone');
});

test('names the person who has the shift', () => {
  expect(stayWords('given', 'Grace Okonkwo')).toBe('Grace Okonkwo has it now.');
  expect(stayWords('clocked_in', undefined)).toBe('Its person has clocked in to it.');
});

test('counts each person once, and open shifts for no one', () => {
  expect(peopleOf([{ staffId: 'a' }, { staffId: 'a' }, { staffId: null }, { staffId: 'b' }])).toBe(2);
});
