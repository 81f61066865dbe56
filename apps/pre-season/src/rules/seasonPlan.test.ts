import { sampleSeasons } from '@platform/sample-club';
import { sampleRows } from '../demo/sampleRows.testkit';
import type { Checklist } from '../source/rows/checklist';
import { phaseInWords, phaseState, seasonPlan } from './seasonPlan';

const season = { ...sampleSeasons[1], isClosed: false };
const TODAY = '2025-05-01';

const lists = sampleRows.all('listChecklists').flat();
const someList = lists.find(({ kind }) => kind === 'facility_preparation')!;
const someItem = someList.items[0]!;

const facility = (...dueOn: string[]): Checklist => ({
  ...someList,
  items: dueOn.map((day) => ({ ...someItem, dueOn: day })),
});

test('starts hiring on February 15, and recruiting six weeks earlier', () => {
  expect(seasonPlan(season, []).map(({ id, startsOn, endsOn }) => [id, startsOn, endsOn])).toEqual([
    ['recruit', '2025-01-04', '2025-02-14'],
    ['hire', '2025-02-15', '2025-03-31'],
    ['training', '2025-04-01', '2025-05-23'],
    ['opening', '2025-05-24', '2025-05-24'],
  ]);
});

test('starts hiring in the previous year for a club whose staff start in winter', () => {
  const winter = { ...season, startsOn: '2025-01-10', opensOn: '2025-02-20' };
  expect(seasonPlan(winter, [])[1]).toMatchObject({ startsOn: '2024-02-15', endsOn: '2025-01-09' });
});

test('schedules the facility from its first to its last due date', () => {
  const plan = seasonPlan(season, [
    facility('2025-05-14', ''),
    facility('2025-04-09'),
    { ...facility('2025-01-01'), archived: true },
  ]);
  expect(plan.find(({ id }) => id === 'facility')).toMatchObject({ startsOn: '2025-04-09', endsOn: '2025-05-14' });
});

test('leaves no time for training when the club opens on the first day of work', () => {
  expect(seasonPlan({ ...season, opensOn: season.startsOn }, []).map(({ id }) => id)).toEqual([
    'recruit',
    'hire',
    'opening',
  ]);
});

test("gives each phase's state today", () => {
  const plan = seasonPlan(season, [facility('2025-04-09', '2025-05-01')]);
  expect(plan.map((phase) => [phaseState(phase, TODAY), phaseInWords(phase, TODAY)])).toEqual([
    ['done', 'Done'],
    ['done', 'Done'],
    ['now', '22 days left'],
    ['now', 'Last day'],
    ['ahead', 'in 23 days'],
  ]);
  expect(phaseInWords(plan[4]!, '2025-05-24')).toBe('Today');
});
