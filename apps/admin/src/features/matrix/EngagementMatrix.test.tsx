import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, PINE_HOLLOW, refusal, withAdministrationServer } from '../../administration.testkit';
import { EngagementMatrix } from './EngagementMatrix';

const answers = withAdministrationServer();
const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const club = { club_id: PINE_HOLLOW.id, name: PINE_HOLLOW.name, plan: 'run', staff_count: 24, total: 1, cells: [] };

beforeEach(() => {
  answers['POST rpc/engagement_modules'] = () => ({ json: [] });
  answers['POST rpc/engagement_clubs'] = () => ({ json: [club] });
});

test('announces the result of a search when it arrives, and never when it failed', async () => {
  await open(EngagementMatrix);
  await screen.findAllByText(PINE_HOLLOW.name);
  answers['POST rpc/engagement_clubs'] = () => refusal;
  await userEvent.type(screen.getByRole('searchbox'), 'l');
  await screen.findByText('Failed to fetch clubs');
  expect(heard()).not.toContain('0 clubs');
  answers['POST rpc/engagement_clubs'] = () => ({ json: [] });
  await userEvent.type(screen.getByRole('searchbox'), 'a');
  await waitFor(() => expect(heard()).toContain('0 clubs'));
});
