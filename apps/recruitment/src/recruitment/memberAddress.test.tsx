import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from './demo/demoSource';
import { openRecruitment } from './recruitment.testkit';

test('tells a member who follows the link to a new application who enters them', async () => {
  await openRecruitment({ ...createDemoSource(), canManage: false }, '?new=application');
  expect(await screen.findByText(/Managers and administrators of your club enter applications/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
});
