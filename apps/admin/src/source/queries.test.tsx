import { screen } from '@testing-library/react';
import { open, PINE_HOLLOW, withAdministrationServer } from '../administration.testkit';
import { useCurrentClub } from './queries';

const answers = withAdministrationServer();

function Version() {
  return <p>Version {useCurrentClub(PINE_HOLLOW.id)?.engagements[0]?.rowVersion ?? 'unknown'}</p>;
}

test('reads a club by its id, even if a page of others has its name', async () => {
  const row = (club_id: string, rowVersion: number) => ({
    club_id,
    name: PINE_HOLLOW.name,
    plan: 'run',
    staff_count: 24,
    total: 26,
    cells: [{ moduleId: 'training', on: true, rowVersion }],
  });
  const others = Array.from({ length: 25 }, (_, index) => row(`another-${index}`, 1));
  answers['POST rpc/engagement_clubs'] = ({ club_id_param: id }) => ({
    json: id === PINE_HOLLOW.id ? [row(PINE_HOLLOW.id, 7)] : others,
  });
  await open(Version);
  expect(await screen.findByText('Version 7')).toBeTruthy();
});
