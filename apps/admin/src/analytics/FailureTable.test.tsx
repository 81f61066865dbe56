import { act, render, screen, within } from '@testing-library/react';
import { FailureTable } from './FailureTable';
import type { ReleaseFailure } from '../source/rows/health';

const failure: ReleaseFailure = {
  moduleId: 'training',
  version: '1.1.0',
  phase: 'render',
  froze: false,
  message: 'TypeError: lanes is undefined',
  stack: ['renderLanes apps/training/src/Lanes.tsx:12', 'apps/training/src/Pool.tsx:4'],
  reports: 3,
  clubs: 2,
  lastAt: new Date('2026-05-01T09:00:00Z'),
};

test('says why a release failed, when, and at which lines of the sources', async () => {
  const froze = { ...failure, phase: 'mount', froze: true, message: null, stack: [], reports: 1, clubs: 0 };
  await act(async () => render(<FailureTable failures={[failure, froze]} titleOf={() => 'Training'} />));
  const [, first, second] = await screen.findAllByRole('row');
  if (!first || !second) throw new Error('Two rows are missing');
  expect(first.textContent).toContain('TypeError: lanes is undefinedwhile it rendered');
  expect(within(first).getByText('renderLanes apps/training/src/Lanes.tsx:12').closest('summary')).not.toBeNull();
  expect(within(first).getByText('apps/training/src/Pool.tsx:4').closest('details')).not.toBeNull();
  expect(second.textContent).toContain('No reason was reportedwhile it started, its page froze');
  expect(second.textContent).toContain('Visitors');
});
