import { DataError } from '@platform/module-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openStaff } from '../../staff.testkit';

test('asks before it adds a person beyond the plan, and adds them after confirmation', async () => {
  const source = createDemoSource();
  await openStaff(source, '?add=person');
  const form = within(await screen.findByRole('dialog', { name: 'Add staff' }));
  await form.findByRole('option', { name: 'Manager' });
  await userEvent.type(form.getByLabelText('Name'), 'Robin Hale');
  await userEvent.selectOptions(form.getByLabelText('Role'), 'Manager');
  fireEvent.click(form.getByRole('button', { name: 'Add staff' }));
  expect(await form.findByText('Manager would have 2 people; 1 position is planned.')).toBeTruthy();
  expect((await source.listStaff()).people.some(({ name }) => name === 'Robin Hale')).toBe(false);

  const anyway = form.getByRole('button', { name: 'Add anyway' });
  fireEvent.click(anyway);
  fireEvent.click(anyway);
  await screen.findByRole('dialog', { name: 'Robin Hale' });
  await waitFor(async () =>
    expect((await source.listStaff()).people.filter(({ name }) => name === 'Robin Hale')).toHaveLength(1),
  );
});

test('adds no one before the plan and the season are known, and shows a failure with Retry', async () => {
  const demo = createDemoSource();
  let isDown = true;
  const readSeason = () =>
    isDown ? Promise.reject(new DataError('Failed to fetch seasons', '42501', 403)) : demo.readSeason();
  await openStaff({ ...demo, readSeason }, '?add=person');
  const form = within(await screen.findByRole('dialog', { name: 'Add staff' }));
  const alert = within(await form.findByRole('alert'));
  expect(alert.getByText('Failed to fetch seasons')).toBeTruthy();
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Add staff' }).disabled).toBe(true);

  isDown = false;
  await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(form.getByRole<HTMLButtonElement>('button', { name: 'Add staff' }).disabled).toBe(false));
  expect(form.queryByRole('alert')).toBeNull();
});

test('asks before the form closes over a chosen role', async () => {
  await openStaff(createDemoSource(), '?add=person');
  const form = within(await screen.findByRole('dialog', { name: 'Add staff' }));
  await form.findByRole('option', { name: 'Manager' });
  await userEvent.selectOptions(form.getByLabelText('Role'), 'Manager');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/Your changes to the new staff member are not saved yet/)).toBeTruthy();
});

test('shows what is missing at each field, and focuses the first one', async () => {
  await openStaff(createDemoSource(), '?add=person');
  const form = within(await screen.findByRole('dialog', { name: 'Add staff' }));
  await form.findByRole('option', { name: 'Manager' });
  await userEvent.type(form.getByLabelText('Name'), 'Robin Hale');
  await userEvent.click(form.getByRole('button', { name: 'Add staff' }));
  const role = form.getByLabelText('Role');
  await waitFor(() => expect(document.activeElement).toBe(role));
  expect(role.getAttribute('aria-invalid')).toBe('true');
  expect(form.getByText('Choose a role.')).toBeTruthy();
  expect(form.queryByText('Failed to add staff')).toBeNull();
});

test('refuses what the law forbids, and saves what the rules only warn of with a reason', async () => {
  const source = createDemoSource();
  await openStaff(source, '?add=person');
  const form = within(await screen.findByRole('dialog', { name: 'Add staff' }));
  await form.findByRole('option', { name: 'Lifeguard' });
  await userEvent.type(form.getByLabelText('Name'), 'Robin Hale');
  await userEvent.selectOptions(form.getByLabelText('Role'), 'Lifeguard');
  fireEvent.change(form.getByLabelText(/^Birth date/), { target: { value: '2011-01-01' } });
  fireEvent.change(form.getByLabelText(/^Pay per hour/), { target: { value: '5' } });
  fireEvent.blur(form.getByLabelText(/^Pay per hour/));
  await userEvent.click(form.getByRole('button', { name: 'Add staff' }));
  expect(await form.findByText(/no one under 15 to work as a lifeguard/)).toBeTruthy();
  expect(form.getByText(/\$5\.00 an hour is below the minimum wage, \$7\.25/)).toBeTruthy();

  fireEvent.change(form.getByLabelText(/^Birth date/), { target: { value: '2008-01-01' } });
  await userEvent.click(form.getByRole('button', { name: 'Add staff' }));
  expect(await form.findByText('Say in a few words why this is right.')).toBeTruthy();
  await userEvent.type(form.getByLabelText(/^Reason/), 'Seasonal exemption');
  await userEvent.click(form.getByRole('button', { name: 'Add staff' }));
  await waitFor(async () =>
    expect((await source.listStaff()).people.some(({ name }) => name === 'Robin Hale')).toBe(true),
  );
});
