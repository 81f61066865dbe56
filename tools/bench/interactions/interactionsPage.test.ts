import { interactionsPage } from './interactionsPage';
import type { UsedPage } from './writeInteractions';

const press = (element: string, duration: number) => ({
  page: '/training',
  event: 'pointerdown',
  element,
  duration,
  delay: 10,
  listeners: 20,
});

const used: UsedPage[] = [
  {
    module: 'training',
    address: '/training',
    email: 'manager@pinehollow.test',
    round: 1,
    count: 100,
    reported: [press('button "New | old"', 240), press('button "People"', 320), press('button "Save"', 56)],
  },
];

test('shows the 98th percentile of each module, and the slowest interactions first', () => {
  const page = interactionsPage(used, 3);
  expect(page).toContain('| training | 100 | 240 |');
  expect(page).toContain('| admin | 0 |  |');
  const [first, second] = page.split('\n').filter((line) => line.includes('pointerdown'));
  expect(first).toBe('| training | `/training` | button "People" | pointerdown | 320 | 10 | 20 | 290 |');
  expect(second).toContain('button "New \\| old"');
  expect(page).toContain('3 rounds.');
});

test('says when there were too few rounds', () => {
  expect(interactionsPage(used, 1)).toContain('1 round, fewer than the 3');
});
