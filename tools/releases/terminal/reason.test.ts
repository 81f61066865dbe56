import { reasonOf } from './reason';

test.each([undefined, '', '  ', '…', '"…"', '...'])('%j is no reason', (typed) => {
  expect(() => reasonOf(typed)).toThrow(new Error('Say why, with --reason "…": the history keeps it.'));
});

test.each(['it broke', ' Nr. 7 ', 'größer', '夏'])('%j is one', (typed) => {
  expect(reasonOf(typed)).toBe(typed.trim());
});
