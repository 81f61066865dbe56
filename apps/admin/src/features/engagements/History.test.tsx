import { screen } from '@testing-library/react';
import { open, PINE_HOLLOW, withAdministrationServer } from '../../administration.testkit';
import { History } from './History';
import { MOST_LINES } from '../../source/rows/history';

const answers = withAdministrationServer();
const CLUB = { id: PINE_HOLLOW.id, timeZone: 'UTC' };
const LINE = {
  happened_at: '2026-11-22T12:00:00Z',
  module_title: null,
  action: 'plan_changed',
  before: { plan: 'aspire' },
  after: { plan: 'manage' },
  person: 'Sam Ortiz',
  decided_at: null,
  decided_by: null,
  effective_at: null,
  failure: null,
};

const decisions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...LINE, reason: `Reason ${index}` }));

test('says that a long history shows only the latest lines', async () => {
  answers['POST rpc/engagement_history'] = () => ({ json: decisions(MOST_LINES) });
  await open(() => <History club={CLUB} />);
  expect(await screen.findByText(`These are the latest ${MOST_LINES}.`)).toBeTruthy();
});

test('says nothing below a complete history', async () => {
  answers['POST rpc/engagement_history'] = () => ({ json: decisions(MOST_LINES - 1) });
  await open(() => <History club={CLUB} />);
  expect(await screen.findByText('Reason 0')).toBeTruthy();
  expect(screen.queryByText(/These are the latest/)).toBeNull();
});
