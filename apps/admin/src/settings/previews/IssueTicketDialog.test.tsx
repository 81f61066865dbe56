import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, withAdministrationServer } from '../../administration.testkit';
import { IssueTicketDialog } from './IssueTicketDialog';

const answers = withAdministrationServer();

test.each([
  ['an address', () => userEvent.type(screen.getByLabelText('Email of the person'), 'ann@club.test')],
  ['a choice', () => userEvent.selectOptions(screen.getByLabelText('How long'), 'A week')],
])('asks about %s before the dialog closes', async (_what, change) => {
  answers['GET modules'] = () => ({ json: [] });
  const onClose = jest.fn();
  await open(() => <IssueTicketDialog onClose={onClose} />);
  await screen.findByLabelText('How long');
  await change();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText(/Your changes to the preview are not saved yet/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close without saving' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
