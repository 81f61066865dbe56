import { screen } from '@testing-library/react';
import { media } from '@platform/ui';
import { createDemoSource } from '../demo/demoSource';
import { openSchedule } from '../scheduling.testkit';

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

test('says on a phone that a day has no shifts, and counts those of other days', async () => {
  // jsdom has no layout: the page is as narrow as a phone.
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === media.mobile });
  const source = createDemoSource();
  const { listShifts } = source;
  const without: typeof listShifts = async (...asked) =>
    (await listShifts(...asked)).filter(({ startsAt }) => !startsAt.startsWith('2025-04-29'));
  await openSchedule({ ...source, listShifts: without }, '?week=2025-04-27&day=2025-04-29');
  const empty = await screen.findByRole('button', { name: /April 29,? no shifts$/ });
  expect(empty.textContent).not.toContain('0/0');
  expect(screen.getByRole('button', { name: /April 30, \d+\/\d+ covered$/ })).toBeTruthy();
  expect(screen.getByText('No shifts')).toBeTruthy();
});
