import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, refusal, withAdministrationServer } from '../../administration.testkit';
import { MailCard } from './MailCard';

const answers = withAdministrationServer();
const pages = () => screen.queryByRole('navigation', { name: 'Pages: Emails' });

test('says that emails could not be counted, and shows the pages after Retry', async () => {
  answers['POST rpc/mail_queue'] = () => ({ json: [] });
  answers['POST rpc/mail_counts'] = () => refusal;
  await open(MailCard);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to count the emails');
  expect(alert.textContent).toContain('You may not read this.');
  expect(pages()).toBeNull();

  answers['POST rpc/mail_counts'] = () => ({ json: [{ state: 'waiting', mails: 120 }] });
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await screen.findByRole('navigation', { name: 'Pages: Emails' });
  expect(screen.queryByRole('alert')).toBeNull();
});
