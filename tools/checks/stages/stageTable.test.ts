import type { StageOutcome } from './stageOutcome';
import { exceededBudgets, stageTable } from './stageTable';

const outcome = (title: string, seconds: number, cached = 0): StageOutcome => ({
  title,
  seconds,
  budget: 60,
  ran: 4 - cached,
  cached,
  passed: 9,
  failed: 1,
  failures: [],
  flaky: [],
});

test('shows each stage next to its last run, and the sum', () => {
  expect(stageTable([outcome('Logic', 50), outcome('Journeys', 70, 3)], { Logic: 55, Journeys: 100 })).toBe(
    [
      'Stage     Passed  Failed  Tasks  From cache  Seconds  Last run  Budget',
      'Logic          9       1      4           0       50        55      60',
      'Journeys       9       1      4           3       70       100      60',
      'All           18       2      8           3      120       155     120',
    ].join('\n'),
  );
});

test('shows a dash where a stage has not run before', () => {
  expect(stageTable([outcome('Logic', 50)], {})).toContain('50         –      60');
});

test('names the stages that exceed their budget', () => {
  expect(exceededBudgets([outcome('Logic', 60), outcome('Journeys', 61)])).toEqual([
    'The tasks of Journeys took 61 s together; their budget is 60 s.',
  ]);
});
