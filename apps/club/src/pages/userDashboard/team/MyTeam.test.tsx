import { pageHistory } from '@platform/module-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANA, calls, CLUB, dialog, open, press, refusal, team, withDashboardServer } from '../userDashboard.testkit';

const server = withDashboardServer();

test('requests the team, and shows role, job, initials, and the phone of those who gave one', async () => {
  await open('/user-dashboard?tab=team');
  const people = within(await screen.findByRole('list', { name: 'Team members' })).getAllByRole('listitem');
  expect(people.map(({ textContent }) => textContent)).toEqual([
    'ALAna LimaManager(555) 010-2200Message',
    'MBMarcus T BellAdminYouHead Guard',
    'DDanaSuper AdminMessage',
    'SNSomeone without a nameUserMessage',
  ]);
  expect(screen.getByRole('link', { name: '(555) 010-2200' }).getAttribute('href')).toBe('tel:5550102200');
  expect(calls('GET profiles')[0]?.query).toMatch(
    new RegExp(`select=id,display_name,role,created_at,phone.*club_id=eq.${CLUB}&order=display_name.asc`),
  );
});

test('opens a new message from a link, until it is closed', async () => {
  await open(`/user-dashboard?tab=team&write=${ANA}`);
  await screen.findByRole('list', { name: 'Team members' });
  expect(dialog().getByLabelText<HTMLSelectElement>('Recipient').value).toBe(ANA);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pageHistory.location.search).toBe('?tab=team');
});

test('says so when the team is empty', async () => {
  server().answers['GET profiles'] = [{ status: 200, json: [] }];
  await open('/user-dashboard?tab=team');
  expect(await screen.findByText('No team members found')).toBeTruthy();
});

test('says that the team failed to load, and offers Retry', async () => {
  server().answers['GET profiles'] = [refusal, { status: 200, json: team }];
  await open('/user-dashboard?tab=team');
  expect(await screen.findByText('Failed to load team members')).toBeTruthy();
  expect(screen.queryByText('No team members found')).toBeNull();
  await press('Retry');
  expect(await screen.findByRole('list', { name: 'Team members' })).toBeTruthy();
});

const INVITED = { id: 'i1', email: 'gus@club.test', expires_at: '2100-01-01T12:00:00Z', version: 1 };

test('invites staff by address, and keeps refused addresses with their reason', async () => {
  server().answers['GET invitations'] = [{ status: 200, json: [] }];
  server().answers['POST /functions/v1/invite'] = [
    { status: 200, json: { ok: true } },
    { status: 409, json: { error: { code: 'not_needed', message: 'This person belongs to the club already.' } } },
  ];
  await open('/user-dashboard?tab=team&invite=staff');
  await screen.findByRole('list', { name: 'Team members' });
  const inviting = within(screen.getByRole('dialog', { name: 'Invite staff' }));
  await userEvent.click(inviting.getByLabelText('Email addresses'));
  await userEvent.paste('Gus Guard <gus@club.test>\nana@club.test');
  await press('Send 2 invitations');
  expect(await screen.findByText(/ana@club\.test: This person belongs to the club already\./)).toBeTruthy();
  expect(inviting.getByLabelText<HTMLTextAreaElement>('Email addresses').value).toBe('ana@club.test');
  expect(calls('POST /functions/v1/invite').map(({ body }) => body)).toEqual([
    { email: 'gus@club.test', role: 'user', clubId: CLUB },
    { email: 'ana@club.test', role: 'user', clubId: CLUB },
  ]);
});

test('lists open invitations, with Resend and Revoke', async () => {
  server().answers['GET invitations'] = [{ status: 200, json: [INVITED] }];
  server().answers['PATCH invitations'] = [{ status: 200, json: [{ id: 'i1' }] }];
  await open('/user-dashboard?tab=team');
  const waiting = await screen.findByRole('list', { name: 'Invited, not accepted yet' });
  expect(waiting.textContent).toContain('gus@club.testOpen until January 1');
  await press('Revoke gus@club.test');
  expect(await screen.findByText('The invitation of gus@club.test is revoked')).toBeTruthy();
});
