import type { PlatformManifest } from '@platform/contract';
import { manifestStore } from '@platform/module-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openPostSeason } from '../postSeason.testkit';

const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('sums up the season that the club looks back on, with the figures of its rows', async () => {
  await openPostSeason(createDemoSource());
  const summary = await region('Season 2024 performance summary');
  expect((await summary.findByText('Member satisfaction')).closest('li')?.textContent).toContain('4.7of 5');
  expect(summary.getByText('Staff retention').closest('li')?.textContent).toContain('89%');
  expect(summary.getByText('Safety incidents').closest('li')?.textContent).toContain('2safety score 98');
  expect(summary.getByText('Budget variance').closest('li')?.textContent).toContain('−2.7%');
  expect(summary.getByText('Early staff hiring')).toBeTruthy();
  expect(await summary.findByText('5 of 6 steps done')).toBeTruthy();
});

test('says why a season has no retention: it is open, or no one is on record', async () => {
  const source = createDemoSource();
  const readSummary = async (id: string) => ({ ...(await source.readSummary(id)), retention: null });
  await openPostSeason({ ...source, readSummary }, '?season=2025');
  const retention = async () => (await screen.findByText('Staff retention')).closest('li')?.textContent;
  expect(await retention()).toContain('counted when the season closes');
  await userEvent.click(screen.getByRole('radio', { name: '2024' }));
  await screen.findByRole('region', { name: 'Season 2024 performance summary' });
  expect(await retention()).toContain('no one on record');
});

test('compares a season with the one before, and names categories with too few responses', async () => {
  await openPostSeason(createDemoSource(), '?season=2025');
  const categories = await region('Satisfaction by category');
  const row = within(categories.getByText('Facilities & Grounds').closest('li') ?? document.body);
  expect(row.getByText('Not enough responses')).toBeTruthy();
  expect(row.getByText('2 responses')).toBeTruthy();
  expect(row.getByText('2024: 4.6')).toBeTruthy();
});

test('groups the comments of members by topic', async () => {
  await openPostSeason(createDemoSource());
  const said = await region('What members said');
  expect(said.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Lifeguards & Staff 1 comment',
    'Swim & Tennis Programs 1 comment',
    'Facilities & Grounds 1 comment',
  ]);
});

test('counts the exit survey: 20 completed, 87% response rate, 85% interested in returning', async () => {
  await openPostSeason(createDemoSource(), '?tab=exit');
  const survey = await region('Staff Exit Survey 2024');
  expect(survey.getByText('Surveys completed').closest('li')?.textContent).toContain('20of 23 invited');
  expect(survey.getByText('Response rate').closest('li')?.textContent).toContain('87%');
  expect((await survey.findAllByText(/% positive$/)).map(({ textContent }) => textContent)).toEqual([
    '90% positive',
    '95% positive',
    '80% positive',
    '70% positive',
    '85% positive',
  ]);
  expect(survey.getByText('85% interested in returning')).toBeTruthy();
});

test('shows members the summary and the lessons, and says who reads the rest', async () => {
  await openPostSeason({ ...createDemoSource(), canManage: false }, '?tab=lessons');
  expect(await screen.findByText('Weekly manager check-ins', { selector: 'strong' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Member Feedback' }));
  expect(await screen.findByText('For managers and administrators')).toBeTruthy();
});

describe('a lesson', () => {
  const offer = (paths: readonly string[]) => {
    const modules = paths.map((path) => ({
      descriptor: { id: 'club-future', routes: [{ path, access: 'public', layout: 'demo', title: '' }] },
    }));
    manifestStore.set({ source: 'person', manifest: { modules, switchedOff: [] } as unknown as PlatformManifest });
  };
  const toProject = () => screen.queryAllByRole('button', { name: /^Make it a project:/ });

  test('can become a project in a club with ClubFuture', async () => {
    offer(['/demo/club-future']);
    await openPostSeason(createDemoSource(), '?tab=lessons');
    expect(await screen.findByText('Digital inventory system', { selector: 'strong' })).toBeTruthy();
    expect(toProject().length).toBeGreaterThan(0);
  });

  test('becomes none in a club without it', async () => {
    offer([]);
    await openPostSeason(createDemoSource(), '?tab=lessons');
    expect(await screen.findByText('Digital inventory system', { selector: 'strong' })).toBeTruthy();
    expect(toProject()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Add to checklist: Digital inventory system' })).toBeTruthy();
  });
});

test('shows how the answers of each group spread, beside their counts', async () => {
  await openPostSeason(createDemoSource());
  const table = await screen.findByRole('table', { name: 'How clean and well kept were pool and deck?' });
  const family = within(table).getByRole('rowheader', { name: 'Family' }).closest('tr') as HTMLElement;
  // The mean, the line of a phone, and the columns.
  expect(family.textContent).toBe('Family4.81: 02: 03: 24: 105: 56002105668');
  // No one gave 1 or 2.
  expect(family.querySelectorAll('svg rect')).toHaveLength(3);
});
