import { feedbackRows } from './feedbackRows';

const fileOf = (header: string[], ...rows: string[][]) => {
  return { name: 'cards.csv', header, rows: rows.map((cells, index) => ({ line: index + 2, cells })) };
};

test('finds the columns by their headings, in any order and without comments', () => {
  expect(feedbackRows(fileOf(['Score', 'Topic', 'Date'], ['5', 'Pool', '2024-07-04']))).toEqual([
    { line: 2, date: '2024-07-04', category: 'Pool', rating: '5', comment: '' },
  ]);
});

test('names the columns that are missing', () => {
  expect(() => feedbackRows(fileOf(['date', 'comment'], ['2024-07-04', 'Nice']))).toThrow(
    'The first line of this file names no column for the category, the rating.',
  );
});

test('reads a short row as one with empty cells', () => {
  expect(feedbackRows(fileOf(['date', 'category', 'rating', 'comment'], ['2024-07-04']))).toEqual([
    { line: 2, date: '2024-07-04', category: '', rating: '', comment: '' },
  ]);
});
