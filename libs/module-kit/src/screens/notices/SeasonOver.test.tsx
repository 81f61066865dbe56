import { PageRouter } from '@platform/module-kit';
import { render, screen } from '@testing-library/react';
import { SeasonOver } from './SeasonOver';

const show = (canStart: boolean) =>
  render(
    <PageRouter>
      <SeasonOver year="2025" canStart={canStart} />
    </PageRouter>,
  );

test('leads an administrator to the settings of the season', () => {
  show(true);
  expect(screen.getByText('Season 2025 is over')).toBeTruthy();
  const start = screen.getByRole<HTMLAnchorElement>('link', { name: 'Start season 2026' });
  expect(start.getAttribute('href')).toBe('/settings?card=season-settings');
});

test('tells everyone else who can start the next one', () => {
  show(false);
  expect(screen.getByText(/until an administrator starts season 2026/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
