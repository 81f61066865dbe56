import { useState } from 'react';
import type { Examples } from '../catalogue/examples';
import { Pagination } from './Pagination';

function Pages({ count }: { count: number }) {
  const [page, setPage] = useState(Math.min(4, count));
  const last = Math.min(312, page * 25);
  return (
    <Pagination
      label="Applications"
      page={page}
      pageCount={count}
      onChange={setPage}
      summary={`${page * 25 - 24}–${last} of 312`}
    />
  );
}

export const paginationExamples: Examples = {
  title: 'Pagination',
  group: 'Navigation',
  about: 'Leafs through a long list. On a phone the numbers give way to the position.',
  keyboard: [
    ['Tab', 'Moves through the pages.'],
    ['Enter or Space', 'Turns to the page that has the focus, which stays where it is.'],
  ],
  examples: [
    { name: 'Many pages', render: () => <Pages count={13} /> },
    { name: 'Few pages', render: () => <Pages count={3} /> },
  ],
};
