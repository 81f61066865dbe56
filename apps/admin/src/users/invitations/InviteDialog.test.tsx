import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, withAdministrationServer } from '../../administration.testkit';
import { InviteDialog } from './InviteDialog';

const answers = withAdministrationServer();

test('does not count an invalid address, and says how long the invitations last', async () => {
  answers['GET clubs'] = () => ({ json: [] });
  await open(() => <InviteDialog onClose={() => undefined} />);
  await userEvent.click(screen.getByLabelText('Email addresses'));
  await userEvent.paste('ana@club.test\nben@club.test\nnobody');
  expect(screen.getByRole('button', { name: 'Send 2 invitations' })).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toContain('works for seven days');
});

test('asks before the dialog closes over typed or chosen input', async () => {
  answers['GET clubs'] = () => ({ json: [] });
  const onClose = jest.fn();
  await open(() => <InviteDialog onClose={onClose} />);
  await userEvent.type(screen.getByLabelText('Email addresses'), 'ana@club.test');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText(/Your changes to the invitations are not saved yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Email addresses').value).toBe('ana@club.test');
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.clear(screen.getByLabelText('Email addresses'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('names and focuses the missing addresses when the button is pressed', async () => {
  answers['GET clubs'] = () => ({ json: [] });
  await open(() => <InviteDialog onClose={() => undefined} />);
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(screen.getByText('Enter at least one email address.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email addresses'));
});
