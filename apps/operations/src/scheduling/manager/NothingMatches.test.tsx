import { fireEvent, screen } from '@testing-library/react';
import { media } from '@platform/ui';
import { createDemoSource } from '../demo/demoSource';
import { openSchedule } from '../scheduling.testkit';

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

test.each([
  ['the week', 'role=Nurse', 84],
  ['a week of a person who left', 'person=00000000-0000-4000-8000-000000000000', 84],
  ['the day by the hour', 'view=day&day=2025-05-01&role=Nurse', 12],
])('says that the filters hide all shifts of %s, and shows them again', async (_, filter, count) => {
  await openSchedule(createDemoSource(), `?week=2025-04-27&${filter}`);
  expect(await screen.findByText(`They hide ${count} shifts.`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all shifts' }));
  expect(screen.queryByText('No shifts match the filters')).toBeNull();
});

test('does not say on a phone that a day has no shifts when the filters hide them', async () => {
  // jsdom has no layout: the page is as narrow as a phone.
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === media.mobile });
  await openSchedule(createDemoSource(), '?week=2025-04-27&day=2025-05-01&role=Nurse');
  expect(await screen.findByText('They hide 12 shifts.')).toBeTruthy();
  expect(screen.queryByText('No shifts on this day')).toBeNull();
});

test('calls a person of a link who is not on the staff by words, not by an id', async () => {
  await openSchedule(createDemoSource(), '?person=00000000-0000-4000-8000-000000000000');
  expect(await screen.findByRole('button', { name: 'Person: not on the staff' })).toBeTruthy();
});
