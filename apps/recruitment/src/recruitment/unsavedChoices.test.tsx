import { unsavedChanges } from '@platform/module-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from './demo/demoSource';
import { openRecruitment } from './recruitment.testkit';

/** The dialog that a button of the page opens. */
async function openDialog(search: string, button: RegExp, title: RegExp) {
  await openRecruitment(createDemoSource(), search);
  const [first] = await screen.findAllByRole('button', { name: button });
  if (!first) throw new Error('Nothing opens it');
  await userEvent.click(first);
  return within(await screen.findByRole('dialog', { name: title }));
}

async function expectQuestion(what: RegExp) {
  expect(unsavedChanges.first()).toMatch(what);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('dialog', { name: 'Close without saving?' })).toBeTruthy();
}

test('asks about the chosen positions of an application', async () => {
  const form = await openDialog('', /^Add an applicant/, /Add an applicant/);
  const [position] = await form.findAllByRole('checkbox');
  if (!position) throw new Error('No one can apply');
  await userEvent.click(position);
  await expectQuestion(/^the application$/);
});

test('asks about the switch for taking applications', async () => {
  const form = await openDialog('?tab=roles', /^Edit /, /^Edit /);
  await userEvent.click(await form.findByRole('switch', { name: /Take applications/ }));
  await expectQuestion(/^the job role /);
});

test('asks about the chosen role of a hire', async () => {
  const source = createDemoSource();
  const [applicant] = (await source.listApplications()).filter(({ status }) => status === 'interviewed');
  await openRecruitment(source, `?open=${applicant?.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Hire' }));
  const field = await screen.findByLabelText<HTMLSelectElement>('Job role');
  const other = [...field.options].find(({ value }) => value !== '' && value !== field.value);
  await userEvent.selectOptions(field, other?.value ?? '');
  await expectQuestion(/^the terms for /);
});
