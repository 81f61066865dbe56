import { needsOf, type PreSeasonCounts } from './preSeasonToday';

const nothing: PreSeasonCounts = {
  own_items: 0,
  own_late_items: 0,
  late_items: null,
  unfinished_lists: null,
  seasons_to_start: null,
  days_to_opening: 23,
};
const linesOf = (counts: Partial<PreSeasonCounts>) =>
  needsOf({ ...nothing, ...counts }).map(({ count, words, detail, to }) => `${count} ${words}, ${detail}: ${to}`);

test("puts the person's own items before those of the club", () => {
  expect(linesOf({ own_items: 3, late_items: 1, unfinished_lists: 2 })).toEqual([
    '3 checklist items, for you to do: /pre-season?show=mine',
    '1 overdue item, on the checklists: /pre-season?show=overdue',
    '2 unfinished checklists, 23 days to opening: /pre-season?show=open',
  ]);
});

test("says how many of the person's own items are overdue", () => {
  expect(linesOf({ own_items: 1, own_late_items: 1 })).toEqual([
    '1 checklist item, for you, 1 overdue: /pre-season?show=mine',
  ]);
});

test('tells an unfinished checklist of an open club from one before the opening', () => {
  expect(linesOf({ unfinished_lists: 1, days_to_opening: 0 })).toEqual([
    '1 unfinished checklist, and the club is open: /pre-season?show=open',
  ]);
  expect(linesOf({ unfinished_lists: 1, days_to_opening: 1 })[0]).toContain('1 day to opening');
});

test('links to the templates when the season has no checklist', () => {
  expect(linesOf({ seasons_to_start: 1 })).toEqual(['1 season, without a checklist: /pre-season?new=templates']);
});

test('leaves out counts of zero, and work that is not for the person', () => {
  expect(linesOf({})).toEqual([]);
});
