import { DataError, queryClient } from '@platform/module-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from './demo/demoSource';
import { column, openRecruitment } from './recruitment.testkit';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('says that applications failed to load, and offers Retry', async () => {
  const source = createDemoSource();
  let isBroken = true;
  const list = async () => {
    if (isBroken) throw new DataError('Failed to fetch job applications', '42501', 403);
    return source.listApplications();
  };
  await openRecruitment({ ...source, listApplications: list });
  expect(await screen.findByText('Failed to fetch job applications')).toBeTruthy();
  expect(screen.queryByText('No job applications yet...')).toBeNull();
  isBroken = false;
  await userEvent.click(await button('Retry'));
  expect(await column('Pending review')).toHaveLength(5);
});

test('says what to do when no one has applied and no role is defined', async () => {
  await openRecruitment({
    ...createDemoSource(),
    listApplications: async () => [],
    listJobRoles: async () => [],
  });
  expect(await screen.findByText('No job applications yet...')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Job Roles' }));
  expect(await screen.findByText('No job roles defined yet')).toBeTruthy();
  expect(await button('Add a job role')).toBeTruthy();
});

test('says that job roles failed to load', async () => {
  const refuse = async () => {
    throw new DataError('Failed to fetch job roles', '42501', 403);
  };
  await openRecruitment({ ...createDemoSource(), listJobRoles: refuse }, '?tab=roles');
  expect(await screen.findByText('Failed to fetch job roles')).toBeTruthy();
  expect(screen.queryByText('No job roles defined yet')).toBeNull();
});

test('shows a member the positions, without applicants or ways to change anything', async () => {
  const source = createDemoSource();
  const list = jest.fn(source.listApplications);
  await openRecruitment({ ...source, canManage: false, listApplications: list });
  expect((await screen.findAllByRole('article')).length).toBe(8);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Job Roles',
    'Staff Roster',
    'Analytics',
    'Public page',
  ]);
  expect(screen.queryByRole('button', { name: /Edit|Add|Enter/ })).toBeNull();
  expect(list).not.toHaveBeenCalled();
});

test('finds by name and position, and keeps the search in the address', async () => {
  await openRecruitment(createDemoSource(), '?view=list&search=swim');
  const table = await screen.findByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(3));
  expect(within(table).getByText('Chloe Bishop')).toBeTruthy();
  expect(within(table).getByText('Isabel Cortez')).toBeTruthy();
});

test('hiring adds a staff row, names the missing certificates and counts the position', async () => {
  const user = userEvent.setup();
  await openRecruitment(createDemoSource(), '?open=10000009-0000-4000-8000-000000000001');
  const drawer = within(await screen.findByRole('dialog', { name: 'Maya Torres' }));
  await user.click(await drawer.findByRole('button', { name: 'Hire' }));
  const form = within(await screen.findByRole('dialog', { name: 'Hire Maya Torres' }));
  expect((await form.findByLabelText<HTMLInputElement>(/Pay an hour/)).value).toBe('14.50');
  expect(form.getByLabelText<HTMLInputElement>(/First day/).value).toBe('2025-05-01');
  await user.click(form.getByRole('button', { name: 'Hire' }));
  const summary = within(await screen.findByRole('dialog', { name: 'Maya Torres is hired' }));
  expect(summary.getByText('Pending Onboarding')).toBeTruthy();
  expect(
    within(summary.getByRole('list', { name: 'Missing certificates' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['CPR/AED certification', 'Lifeguarding certification']);
  expect(summary.getByText('13 of 13 Lifeguard positions are filled.')).toBeTruthy();
  expect(summary.getByRole('link', { name: 'Open in the roster' }).getAttribute('href')).toMatch(
    /\/demo\/recruitment\/staff\?open=[0-9a-f-]{36}$/,
  );
});

test('keeps the input and offers the roster when the applicant was hired meanwhile', async () => {
  const user = userEvent.setup();
  const source = createDemoSource();
  const maya = '10000009-0000-4000-8000-000000000001';
  await openRecruitment(source, `?open=${maya}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Maya Torres' }));
  await user.click(await drawer.findByRole('button', { name: 'Hire' }));
  const form = within(await screen.findByRole('dialog', { name: 'Hire Maya Torres' }));
  const pay = await form.findByLabelText<HTMLInputElement>(/Pay an hour/);
  await user.clear(pay);
  await user.type(pay, '15.00');
  const [role] = (await source.listJobRoles()).filter(({ title }) => title === 'Lifeguard');
  const theirs = {
    jobRoleId: role?.id ?? '',
    startDate: '2025-05-01',
    pay: 1350,
    beyondPositions: false,
    birthDate: '',
    reason: '',
    invite: false,
  };
  await source.hire(await source.readApplication(maya), theirs);
  await user.click(form.getByRole('button', { name: 'Hire' }));
  expect(await form.findByText('Someone else changed this. Reload to see their version.')).toBeTruthy();
  expect(pay.value).toBe('15.00');
  expect(await form.findByRole('link', { name: 'Open in the roster' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Maya Torres is hired' })).toBeNull();
});

test('asks before hiring beyond the positions of a role', async () => {
  const user = userEvent.setup();
  await openRecruitment(createDemoSource(), '?open=10000009-0000-4000-8000-000000000008');
  const drawer = within(await screen.findByRole('dialog', { name: 'Victor Palmer' }));
  await user.click(await drawer.findByRole('button', { name: 'Hire' }));
  const form = within(await screen.findByRole('dialog', { name: 'Hire Victor Palmer' }));
  await user.selectOptions(await form.findByLabelText('Job role'), 'Head Guard (2 of 2 filled)');
  await user.click(form.getByRole('button', { name: 'Hire' }));
  expect(await form.findByText('Add a position to the role, or hire beyond the plan.')).toBeTruthy();
  expect(form.getAllByText('Every position of Head Guard is filled.')).toHaveLength(1);
  await user.click(form.getByLabelText(/Hire beyond the plan/));
  await user.click(form.getByRole('button', { name: 'Hire' }));
  expect(await screen.findByRole('dialog', { name: 'Victor Palmer is hired' })).toBeTruthy();
});

test('asks before closing over an application that was typed and not saved', async () => {
  const user = userEvent.setup();
  await openRecruitment(createDemoSource(), '?new=application');
  const form = within(await screen.findByRole('dialog', { name: 'Add an applicant' }));
  await user.type(form.getByLabelText(/Name/), 'Robin Hale');
  await user.keyboard('{Escape}');
  await user.click(await button('Keep editing'));
  expect(form.getByLabelText<HTMLInputElement>(/Name/).value).toBe('Robin Hale');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await user.click(await button('Close without saving'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Robin Hale')).toBeNull();
});

test('brings back the chosen people of last season, and names each refusal', async () => {
  const user = userEvent.setup();
  await openRecruitment(createDemoSource(), '?tab=last-season');
  for (const name of ['Dylan Mercer', 'Aisha Grant']) await user.click(await screen.findByLabelText(`Select ${name}`));
  await user.click(await button('Rehire 2 people'));
  const told = (await screen.findByText('1 person of 2 rehired')).parentElement?.textContent;
  expect(told).toContain('Aisha Grant (Lifeguard) is back, Pending Onboarding.');
  expect(told).toContain('Dylan Mercer (Lifeguard) has no free position in this role.');
});

test('removes a closed role from the public page', async () => {
  const user = userEvent.setup();
  await openRecruitment(createDemoSource(), '?tab=public');
  const preview = within(await screen.findByRole('region', { name: 'Preview of the public page' }));
  expect(preview.getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('switch', { name: 'Lifeguard' }));
  await waitFor(() => expect(preview.getAllByRole('listitem')).toHaveLength(1));
  expect(preview.queryByText('Lifeguard')).toBeNull();
});

test('asks before saving fewer positions than people, and then shows them as over plan', async () => {
  const user = userEvent.setup();
  await openRecruitment(createDemoSource(), '?tab=roles');
  await user.click(await button('Edit Lifeguard'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Lifeguard' }));
  const positions = dialog.getByLabelText<HTMLInputElement>('Positions');
  await user.clear(positions);
  await user.type(positions, '10');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('12 people hired for 10 positions')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const card = within(await screen.findByRole('article', { name: 'Lifeguard' }));
  expect(await card.findByText('12 of 10 positions filled')).toBeTruthy();
  expect(card.getByText('2 over plan')).toBeTruthy();
});

test('says once that a role has no positions, and what it lacks', async () => {
  const source = createDemoSource();
  const [role] = await source.listJobRoles();
  source.listJobRoles = async () => [
    { ...role!, title: 'Snack Bar', positionsTotal: 0, positionsFilled: 0, payMin: null, payMax: null },
  ];
  await openRecruitment(source, '?tab=roles');
  const card = within(await screen.findByRole('article', { name: 'Snack Bar' }));
  expect(card.getAllByText('No positions yet')).toHaveLength(1);
  expect(card.getByText('No pay range yet')).toBeTruthy();
  expect(card.queryByRole('progressbar')).toBeNull();
});

test('adds a job role, and keeps what was typed when its title is taken', async () => {
  const user = userEvent.setup();
  await openRecruitment(createDemoSource(), '?tab=roles&new=role');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a job role' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText('Write what the role is called.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Title'), 'Lifeguard');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('The club has a job role of this title already. Choose another title.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Lifeguard');
  await user.type(dialog.getByLabelText('Title'), ' at the lake');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('article', { name: 'Lifeguard at the lake' })).toBeTruthy();
});

test('requires a reason for pay below the minimum wage before it saves the role', async () => {
  const user = userEvent.setup();
  const source = createDemoSource();
  await openRecruitment(source, '?tab=roles');
  await user.click(await button('Edit Lifeguard'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Lifeguard' }));
  const lowest = dialog.getByLabelText<HTMLInputElement>('Lowest pay an hour');
  await user.clear(lowest);
  await user.type(lowest, '7');
  expect(
    await dialog.findByText('Pay of $7.00 an hour is below the minimum wage, $7.25 (federal, 29 U.S.C. 206(a)(1)).'),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Say in a few words why this is right.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Reason'), 'Seasonal exemption');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const saved = (await source.listJobRoles()).find(({ title }) => title === 'Lifeguard');
  expect(saved).toMatchObject({ payMin: 700, payReason: 'Seasonal exemption' });
});

test("shows one age for a role: the club's minimum age, or the legal one if it is higher", async () => {
  const user = userEvent.setup();
  await openRecruitment(createDemoSource(), '?tab=roles');
  const ages = async () => {
    const card = within(await screen.findByRole('article', { name: 'Lifeguard' }));
    return card.getAllByText(/years|age/i).map(({ textContent }) => textContent);
  };
  expect(await ages()).toEqual(['At least 15 years old']);
  for (const [age, shown] of [
    ['16', 'At least 16 years old'],
    ['14', 'At least 15 years old'],
  ] as const) {
    await user.click(await button('Edit Lifeguard'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Lifeguard' }));
    const field = dialog.getByLabelText<HTMLInputElement>(/^Minimum age/);
    await user.clear(field);
    await user.type(field, age);
    await user.type(dialog.getByLabelText(/^Other requirements/), '{Enter}At least 15 years old');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter the age as the minimum age above.')).toBeTruthy();
    await user.clear(dialog.getByLabelText(/^Other requirements/));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await ages()).toEqual([shown]));
  }
});

test('asks before a typed note is lost, however the drawer is closed', async () => {
  const user = userEvent.setup();
  await openRecruitment(createDemoSource(), '?open=10000009-0000-4000-8000-000000000001');
  const drawer = within(await screen.findByRole('dialog', { name: 'Maya Torres' }));
  const note = await drawer.findByLabelText<HTMLTextAreaElement>('Add a note');
  await user.type(note, 'Called back');
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(drawer.getByRole('button', { name: 'Close' })),
  ]) {
    await close();
    await screen.findByText(/Your changes to the note on Maya Torres are not saved yet/);
    await user.click(await button('Keep editing'));
    expect(note.value).toBe('Called back');
  }
  await user.keyboard('{Escape}');
  await user.click(await button('Close without saving'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says which of last season’s people are back, who can be rehired, and how many places their role has', async () => {
  await openRecruitment(createDemoSource(), '?tab=last-season');
  const table = within(await screen.findByRole('table', { name: 'Who could come back' }));
  expect(screen.getByText(/^27 people worked season 2024/).textContent).toBe(
    '27 people worked season 2024. 17 of them are back, 3 can be rehired, 7 are marked not for rehire.',
  );
  await waitFor(() => expect(table.getByRole('row', { name: /Aisha Grant/ }).textContent).toContain('1'));
  expect(table.getByRole('link', { name: 'Aisha Grant' }).getAttribute('href')).toMatch(/\/staff\?open=/);
});

test('does not say that no one has applied while the applications are refetched', async () => {
  const source = { ...createDemoSource(), season: '2026' };
  await openRecruitment(source);
  await screen.findByText('No one has applied for season 2026 yet');
  source.listApplications = () => new Promise(() => undefined);
  act(() => void queryClient.invalidateQueries());
  await waitFor(() => expect(screen.queryByText('No one has applied for season 2026 yet')).toBeNull());
});

test('says that no one has applied to an empty season, and links to the page for applicants', async () => {
  await openRecruitment({ ...createDemoSource(), season: '2026' });
  expect(await screen.findByText('No one has applied for season 2026 yet')).toBeTruthy();
  expect(screen.queryByText('No applications found')).toBeNull();
  await userEvent.click(await button('Share the public page'));
  expect(await screen.findByRole('region', { name: 'Preview of the public page' })).toBeTruthy();
});

test('links from an empty season to the applications of other seasons', async () => {
  await openRecruitment({ ...createDemoSource(), season: '2026' });
  await userEvent.click(await button('See other seasons'));
  expect(await screen.findByRole('link', { name: 'Maya Torres' })).toBeTruthy();
});

test('says that a search found nothing', async () => {
  await openRecruitment(createDemoSource(), '?search=zebra&position=Lifeguard');
  expect(await screen.findByText('Nothing matches “zebra” as Lifeguard in season 2025.')).toBeTruthy();
  await userEvent.click(await button('Show all'));
  expect(await screen.findByRole('link', { name: 'Maya Torres' })).toBeTruthy();
});
