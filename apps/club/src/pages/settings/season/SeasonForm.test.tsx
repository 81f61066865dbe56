import { defineModule } from '@platform/module-kit';
import { signIn } from '@platform/module-kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemberPages } from '../../../MemberPages';
import { pageDescriptor } from '../../../ownModule.testkit';
import { SeasonForm } from './SeasonForm';
import type { SeasonRow } from '../../../source/rows/season';

const row: SeasonRow = {
  id: 's',
  year: '2024',
  starts_on: '2024-04-01',
  opens_on: '2024-05-25',
  ends_on: '2024-09-02',
  closed_at: null,
  version: 1,
};

async function open(season: SeasonRow): Promise<void> {
  const App = () => (
    <MemberPages noClub={null}>
      <SeasonForm row={season} onSaved={() => undefined} readOnly={false} />
    </MemberPages>
  );
  signIn();
  await act(async () => void render(<>{defineModule({ descriptor: pageDescriptor, App }).render('/settings')}</>));
  await screen.findByLabelText('Start date');
}

const readOnlyFields = () =>
  ['Season year', 'Start date', 'Opening day', 'End date'].filter(
    (label) => screen.getByLabelText<HTMLInputElement>(label).readOnly,
  );

test('locks only the first and last day of a closed season, and says why', async () => {
  await open({ ...row, closed_at: '2024-10-01T12:00:00Z' });
  expect(readOnlyFields()).toEqual(['Start date', 'End date']);
  expect(screen.getByText(/^The season 2024 has closed, so its first and last day are kept\./)).toBeTruthy();
});

test('lets the person edit every field of a season that is not closed', async () => {
  await open(row);
  expect(readOnlyFields()).toEqual([]);
  expect(screen.queryByText(/has closed/)).toBeNull();
});

const warning = () => screen.queryByText(/^Season \d+ (starts|opens|ends) on/)?.textContent;

test('names the days that a changed year leaves outside of it, and still saves', async () => {
  await open(row);
  expect(warning()).toBeUndefined();
  fireEvent.change(screen.getByLabelText('Season year'), { target: { value: '2025' } });
  expect(warning()).toMatch(/^Season 2025 starts on Apr 1, 2024, opens on May 25, 2024, and ends on Sep 2, 2024\./);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Update Season' }).disabled).toBe(false);
});

test('does not ask about a saved season that has a day in its year', async () => {
  await open({ ...row, starts_on: '2023-11-01' });
  expect(warning()).toBeUndefined();
});

test('asks about a saved season without a day in its year', async () => {
  await open({ ...row, year: '2026' });
  expect(warning()).toMatch(/^Season 2026 starts on Apr 1, 2024/);
});
