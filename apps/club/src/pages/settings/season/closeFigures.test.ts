import { openInWords, peopleInWords } from './closeFigures';

test('lists open items in a fixed order, without those that are done', () => {
  expect(openInWords({ tickets: 1, shifts: 1200, requests: 0, checklist_items: 2 })).toEqual([
    '2 checklist items that are not done',
    '1,200 shifts still to come',
    '1 maintenance ticket that is not resolved',
  ]);
});

test('lists nothing when nothing is open', () => {
  expect(openInWords({ worked: 24 })).toEqual([]);
});

test('says how many people finish the season, left before and may return', () => {
  expect(peopleInWords({ worked: 24, left: 1, may_return: 22 })).toBe(
    '24 people worked it: 23 finish it, 1 left before. 22 may return.',
  );
  expect(peopleInWords({ worked: 1, left: 0, may_return: 1 })).toBe(
    '1 person worked it: 1 finishes it, 0 left before. 1 may return.',
  );
});

test('says that the season has no people on record', () => {
  expect(peopleInWords({ worked: 0, left: 0, may_return: 0 })).toBe(
    'No one is on record for this season, so there is no retention to compare.',
  );
});
