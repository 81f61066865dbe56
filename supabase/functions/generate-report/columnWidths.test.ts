import { columnWidths } from './columnWidths.ts';

const text = (word: number, line: number) => ({ format: 'text' as const, word, line });
const count = (word: number, line = word) => ({ format: 'count' as const, word, line });

test('gives texts twice the room of numbers when every cell fits on one line', () => {
  expect(columnWidths([text(40, 120), count(30), count(60)], 400)).toEqual([200, 100, 100]);
});

test('gives sentences the room that names and dates leave, so that only sentences wrap', () => {
  const widths = columnWidths([text(40, 80), count(35), text(50, 900)], 300);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(300);
  expect(widths[0]).toBeGreaterThanOrEqual(80);
  expect(widths[1]).toBeGreaterThanOrEqual(35);
});

test('breaks no word while the words of all columns fit', () => {
  const needs = [text(60, 200), text(60, 70), count(50), text(90, 2000)];
  for (const [index, width] of columnWidths(needs, 270).entries()) {
    expect(width).toBeGreaterThanOrEqual(needs[index]?.word ?? 0);
  }
  expect(columnWidths([text(300, 300), count(100)], 300)).toEqual([200, 100]);
});
