import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import type { StaffSource } from '../../source/staffSource';
import { openStaff } from '../../staff.testkit';

/** Opens a person of the sample club who holds at least two certifications. */
async function openHolder(source: StaffSource) {
  const holder = (await source.listStaff()).people.find(({ details }) => (details?.certifications.length ?? 0) > 1);
  const [first, second] = holder?.details?.certifications ?? [];
  if (!holder || !first || !second) throw new Error('No one holds two certifications');
  await openStaff(source, `?open=${holder.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: holder.name }));
  await drawer.findByText(/of \d+ done|No checklist/);
  return { holder, first, second, drawer };
}

const press = async (part: Pick<typeof screen, 'findByRole'>, name: string) =>
  userEvent.click(await part.findByRole('button', { name }));

test('reports a saved certification once, even when the person cannot be reread', async () => {
  const demo = createDemoSource();
  const add = jest.fn(demo.addCertification);
  const source = {
    ...demo,
    addCertification: add,
    readMember: () => Promise.reject(new Error('The server is away.')),
  };
  const { drawer } = await openHolder(source);
  await press(drawer, 'Add certification');
  const form = within(await drawer.findByRole('form', { name: 'Add certification' }));
  await userEvent.selectOptions(form.getByLabelText('Certification'), 'Another one');
  await userEvent.type(form.getByLabelText('Name'), 'Pool operator');
  await userEvent.type(form.getByLabelText(/^Issued on/), '2025-04-01');
  await press(form, 'Save certification');
  await waitFor(() => expect(drawer.queryByRole('form', { name: 'Add certification' })).toBeNull());
  expect(screen.queryByText('The certification was not saved')).toBeNull();
  expect(await drawer.findByText('Pool operator')).toBeTruthy();
  expect(add).toHaveBeenCalledTimes(1);
});

test('keeps a renewal that is being typed while the person is reread, and lets nothing replace it without asking', async () => {
  const source = createDemoSource();
  const { first, second, drawer } = await openHolder(source);
  await press(drawer, `Renew ${first.name}`);
  const form = within(await drawer.findByRole('form', { name: `Renew ${first.name}` }));
  const issued = form.getByLabelText<HTMLInputElement>(/^Issued on/);
  await userEvent.type(issued, '2025-04-01');
  const typed = issued.value;

  await press(drawer, `Remove ${second.name}`);
  await waitFor(() => expect(drawer.queryByRole('button', { name: `Remove ${second.name}` })).toBeNull());
  expect(drawer.getByRole('form', { name: `Renew ${first.name}` })).toBeTruthy();
  expect(issued.value).toBe(typed);

  for (const other of ['Add certification', 'Edit']) {
    await press(drawer, other);
    await screen.findByText(/Your changes to the certification of .* are not saved yet/);
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(issued.isConnected).toBe(true);
  }
  await press(drawer, 'Add certification');
  await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
  expect(await drawer.findByRole('form', { name: 'Add certification' })).toBeTruthy();
  expect(issued.isConnected).toBe(false);
});

test('asks before the drawer closes over a chosen certification', async () => {
  const { drawer } = await openHolder(createDemoSource());
  await press(drawer, 'Add certification');
  const form = within(await drawer.findByRole('form', { name: 'Add certification' }));
  await form.findByRole('option', { name: 'Another one' });
  const field = form.getByLabelText<HTMLSelectElement>('Certification');
  await userEvent.selectOptions(field, field.options[1]?.value ?? '');
  await press(drawer, 'Close');
  expect(await screen.findByRole('dialog', { name: 'Close without saving?' })).toBeTruthy();
});
