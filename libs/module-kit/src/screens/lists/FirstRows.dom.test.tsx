import { fireEvent, render, screen } from '@testing-library/react';
import { FirstRows } from './FirstRows';

test('shows further rows with each press, and all of them on paper', () => {
  render(
    <FirstRows rows={[1, 2, 3, 4, 5, 6, 7]} step={3}>
      {(shown) => <p>{shown.join(' ')}</p>}
    </FirstRows>,
  );
  expect(screen.getByText('1 2 3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show more of 7' }));
  expect(screen.getByText('1 2 3 4 5 6')).toBeTruthy();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('1 2 3 4 5 6 7')).toBeTruthy();
  fireEvent(window, new Event('afterprint'));
  fireEvent.click(screen.getByRole('button', { name: 'Show more of 7' }));
  expect(screen.queryByRole('button')).toBeNull();
});
