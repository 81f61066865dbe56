import { screen } from '@testing-library/react';
import { open, withAdministrationServer } from '../../administration.testkit';
import { PreviewsCard } from './PreviewsCard';

const answers = withAdministrationServer();

test('names the modules of a ticket by their titles', async () => {
  answers['GET modules'] = () => ({ json: [{ id: 'club-future', title: 'ClubFuture' }] });
  answers['POST rpc/addresses_of_people'] = () => ({ json: [] });
  answers['GET preview_tickets'] = () => ({
    json: [
      {
        id: 'b0000000-0000-4000-8000-000000000001',
        expires_at: '2126-11-22T12:00:00Z',
        ended_at: null,
        issued_by: 'Dana Whitfield',
        profiles: { id: 'p1', display_name: 'Ann Reed' },
        preview_ticket_releases: [{ module_id: 'club-future', release_version: '1.1.0' }],
      },
    ],
  });
  await open(PreviewsCard);
  expect(await screen.findByText('ClubFuture 1.1.0')).toBeTruthy();
});
