import { createDemoSource } from '../demo/demoSource';
import { shownWeeks } from './shownWeeks';

test('leaves out empty weeks at both ends', async () => {
  const weeks = await createDemoSource().listWeeks('2025-04-01', '2025-09-01');
  const shown = shownWeeks(weeks).map(({ startsOn }) => startsOn);
  expect(weeks.length).toBeGreaterThan(20);
  expect(shown.at(-1)).toBe('2025-04-27');
});

test('shows no week when all are empty', async () => {
  expect(shownWeeks(await createDemoSource().listWeeks('2023-01-04', '2023-02-01'))).toEqual([]);
});
