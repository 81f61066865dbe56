import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, withAdministrationServer } from '../../administration.testkit';
import { InviteDialog } from './InviteDialog';

const answers = withAdministrationServer();
const firm = { userId: 'f', email: 'firm@example.test', isFirm: true, club: null };

test('a line that is no address is not counted, and the dialog says how long what counts', async () => {
  answers['GET clubs'] = () => ({ json: [] });
  await open(() => <InviteDialog administrator={firm} onClose={() => undefined} />);
  await userEvent.click(screen.getByLabelText('E-mail addresses'));
  await userEvent.paste('ana@club.test\nben@club.test\nnobody');
  expect(screen.getByRole('button', { name: 'Send 2 invitations' })).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toContain('works once, for one hour');
});
