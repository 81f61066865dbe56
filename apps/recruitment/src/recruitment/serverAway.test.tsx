import { DataError } from '@platform/module-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from './demo/demoSource';
import type { RecruitmentSource } from './source/recruitmentSource';
import { openRecruitment } from './recruitment.testkit';

/** The sample club with a server that goes away: from then on, every change and every read fails. */
function leavingSource() {
  const demo = createDemoSource();
  let isAway = false;
  const read =
    <Args extends unknown[], Answer>(from: (...args: Args) => Promise<Answer>) =>
    (...args: Args) =>
      isAway ? new Promise<Answer>(() => undefined) : from(...args);
  const refuse = async (): Promise<never> => {
    isAway = true;
    throw new DataError('The server is away.', '', 0);
  };
  const source: RecruitmentSource = {
    ...demo,
    readFacts: read(demo.readFacts),
    readFigures: read(demo.readFigures),
    listApplications: read(demo.listApplications),
    listStandings: read(demo.listStandings),
    readApplication: read(demo.readApplication),
    listJobRoles: read(demo.listJobRoles),
    listPublicRoleIds: read(demo.listPublicRoleIds),
    readLastSeason: read(demo.readLastSeason),
    hire: refuse,
    rehire: refuse,
    setJobRoleOpen: refuse,
  };
  return source;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('reports a refused hire at once, and lets the person try again', async () => {
  await openRecruitment(leavingSource(), '?open=10000009-0000-4000-8000-000000000001');
  await press('Hire');
  const form = within(await screen.findByRole('dialog', { name: 'Hire Maya Torres' }));
  await userEvent.click(await form.findByRole('button', { name: 'Hire' }));
  expect(await form.findByText('The server is away.')).toBeTruthy();
  expect(form.getByRole('button', { name: 'Hire' }).getAttribute('aria-busy')).toBeNull();
});

test('reports a refused rehire at once', async () => {
  await openRecruitment(leavingSource(), '?tab=last-season');
  await userEvent.click(await screen.findByLabelText('Select Aisha Grant'));
  await press('Rehire 1 person');
  expect(await screen.findByText('The server is away.')).toBeTruthy();
});

test('says at once that a role was not closed, and resets its switch', async () => {
  await openRecruitment(leavingSource(), '?tab=public');
  const lifeguard = await screen.findByRole<HTMLInputElement>('switch', { name: 'Lifeguard' });
  await userEvent.click(lifeguard);
  expect(await screen.findByText('The server is away.')).toBeTruthy();
  await waitFor(() => expect(lifeguard.disabled).toBe(false));
});

test('says why figures failed to load, with one Retry for all of them', async () => {
  const demo = createDemoSource();
  let isDown = true;
  const orRefused =
    <Answer,>(read: () => Promise<Answer>) =>
    () =>
      isDown ? Promise.reject(new DataError('The figures are closed for a moment.', '42501', 403)) : read();
  await openRecruitment({ ...demo, readFigures: orRefused(demo.readFigures), readFacts: orRefused(demo.readFacts) });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch the figures');
  expect(alert.textContent).toContain('The figures are closed for a moment.');
  expect(await screen.findByRole('link', { name: 'Positions filled –' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Days to opening –' })).toBeTruthy();

  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /^Positions filled 24 of 26/ })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /^Days to opening 23/ })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says above the job roles that applications could not be counted', async () => {
  const listApplications = async () => {
    throw new DataError('Failed to fetch job applications', '42501', 403);
  };
  await openRecruitment({ ...createDemoSource(), listApplications }, '?tab=roles');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch job applications');
  expect(screen.getByRole('link', { name: /^Applications –/ })).toBeTruthy();
});

test("uses the club's day for an application when the club could not be read", async () => {
  const readFacts = async () => {
    throw new DataError('Failed to fetch club', '42501', 403);
  };
  const demo = createDemoSource();
  const enterApplication = jest.fn(demo.enterApplication);
  await openRecruitment({ ...demo, readFacts, enterApplication }, '?new=application');
  const form = within(await screen.findByRole('dialog', { name: 'Add an applicant' }));
  await userEvent.type(form.getByLabelText('Name'), 'Robin Hale');
  await userEvent.click(await form.findByLabelText('Lifeguard'));
  await userEvent.click(form.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(enterApplication).toHaveBeenCalledTimes(1));
  expect(enterApplication.mock.calls[0]?.[0].appliedDate).toBe(demo.today());
});

test('does not show an empty group while the choices of a form load, and offers Retry when they fail', async () => {
  const demo = createDemoSource();
  let isDown = true;
  const listJobRoles = async () => {
    if (isDown) throw new DataError('The roles are closed for a moment.', '42501', 403);
    return demo.listJobRoles();
  };
  const listCertificationTypes = () => new Promise<never>(() => undefined);
  await openRecruitment({ ...demo, listJobRoles, listCertificationTypes }, '?new=application');
  const form = within(await screen.findByRole('dialog', { name: 'Add an applicant' }));
  expect(await form.findByText('The roles are closed for a moment.')).toBeTruthy();
  expect(form.queryByRole('group', { name: 'Positions' })).toBeNull();
  isDown = false;
  await userEvent.click(form.getByRole('button', { name: 'Retry' }));
  expect(await form.findByLabelText('Lifeguard')).toBeTruthy();

  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Job Roles' }));
  await press('Add a job role');
  expect(await screen.findByRole('status', { name: 'Loading certifications' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Certifications that it requires' })).toBeNull();
});

test('tells a closed season without people from no closed season', async () => {
  const demo = createDemoSource();
  const readLastSeason = async () => ({ id: 'season', year: '2024', people: [] });
  await openRecruitment({ ...demo, readLastSeason }, '?tab=last-season');
  expect(await screen.findByText('No one is on record for season 2024')).toBeTruthy();
  expect(screen.queryByText('No season is closed yet')).toBeNull();
});
