import { PAGE_SIZE, pageInWords, pagesOf, rowsOfPage } from './pages';

test('splits rows into pages without gaps, up to the last row', () => {
  expect(rowsOfPage(1)).toEqual({ from: 0, to: PAGE_SIZE - 1 });
  expect(rowsOfPage(2).from).toBe(rowsOfPage(1).to + 1);
  expect([0, 1, PAGE_SIZE, PAGE_SIZE + 1].map(pagesOf)).toEqual([1, 1, 1, 2]);
  expect([pageInWords(1, 7), pageInWords(2, 5000), pageInWords(1, 0)]).toEqual([
    '1–7 of 7',
    '26–50 of 5,000',
    '0 of 0',
  ]);
});
