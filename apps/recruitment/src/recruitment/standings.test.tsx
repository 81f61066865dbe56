import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from './demo/demoSource';
import { openRecruitment } from './recruitment.testkit';

const cardOf = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li');
  if (!item) throw new Error(`${name} stands in no list`);
  return item;
};

test('shows on a card what helps to decide: certificates held and missing, and the waiting time', async () => {
  await openRecruitment(createDemoSource());
  const chloe = await cardOf('Chloe Bishop');
  await waitFor(() => expect(chloe.textContent).toContain('Waiting 7 days, overdue'));
  const wanted = within(chloe).getByRole('list', { name: 'Required certificates' });
  expect(wanted.textContent).toContain('CPR/AED is missing');
  expect(wanted.textContent).toContain('Water Safety Instructor is not on record yet');
  expect((await cardOf('Zoe Hartman')).textContent).toContain('Lifeguarding is held');
  expect((await cardOf('Maya Torres')).textContent).not.toContain('overdue');
});

test('says that certificates and waiting times failed to load', async () => {
  const demo = createDemoSource();
  let isDown = true;
  const listStandings = () => (isDown ? Promise.reject(new Error('The server is away.')) : demo.listStandings());
  await openRecruitment({ ...demo, listStandings });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch certificates and waiting times');
  const chloe = await cardOf('Chloe Bishop');
  expect(chloe.textContent).toMatch(/Applied \w{3} \d+/);
  expect(chloe.textContent).not.toMatch(/No certificate required|Waiting/);
  expect(screen.getByRole('link', { name: 'To review 5' })).toBeTruthy();

  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(chloe.textContent).toContain('Waiting 7 days, overdue'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('links the figure of applications to review to them, and says how many are overdue', async () => {
  await openRecruitment(createDemoSource());
  await userEvent.click(await screen.findByRole('link', { name: 'To review 5 1 overdue' }));
  const table = within(await screen.findByRole('table'));
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(6));
  expect(table.queryByText('Samir Haddad')).toBeNull();
  expect(table.getByText('7, overdue')).toBeTruthy();
});

test('shows the list on a phone as cards, with a way to move and to export', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: true, onchange: null }) as unknown as MediaQueryList;
  try {
    await openRecruitment(createDemoSource(), '?view=list');
    const list = within(await screen.findByRole('list', { name: 'Applications' }));
    expect(list.getByRole('link', { name: 'Maya Torres' })).toBeTruthy();
    expect(list.getByRole('button', { name: 'Move Maya Torres' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  } finally {
    window.matchMedia = wide;
  }
});
