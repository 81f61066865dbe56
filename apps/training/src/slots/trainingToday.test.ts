import { needsOf, type TrainingCounts } from './trainingToday';

const nothing: TrainingCounts = { own_modules: 0, own_late_modules: 0, late_people: 0 };
const linesOf = (counts: Partial<TrainingCounts>) =>
  needsOf({ ...nothing, ...counts }).map(({ count, words, detail, to }) => `${count} ${words}, ${detail}: ${to}`);

test("puts the person's own modules before the people who are late", () => {
  expect(linesOf({ own_modules: 2, late_people: 3 })).toEqual([
    '2 training modules, for you to complete: /training',
    '3 people, late with training: /training?tab=people',
  ]);
});

test("says how many of the person's own modules are late", () => {
  expect(linesOf({ own_modules: 1, own_late_modules: 1 })).toEqual(['1 training module, for you, 1 late: /training']);
});

test('says nothing where nothing waits', () => {
  expect(linesOf({})).toEqual([]);
});
