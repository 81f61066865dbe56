import { testWidths } from '../../support/checks/widths';
import { expect, test } from '../../support/test';
import { MANAGER } from '../../support/pages/schedule/schedulePage';

testWidths('the schedule', 'manager@pinehollow.test', [
  '/scheduling',
  '/scheduling?rows=roles',
  '/scheduling?week=2025-05-04&role=Lifeguard',
  '/scheduling?view=day',
  '/scheduling?view=two-weeks',
  '/scheduling?do=create',
  '/scheduling?do=time-off',
  '/scheduling?do=answers',
  '/scheduling?do=rules',
]);
testWidths('the schedule for the staff', 'staff@pinehollow.test', ['/scheduling']);
testWidths('the demo of the schedule', null, ['/demo/operations/scheduling', '/demo/operations/scheduling?fill=open']);

test.describe('in narrow columns', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('the mark of an answer leaves the hours of its shift free', async ({ page, signIn }) => {
    await signIn(MANAGER, '/scheduling');
    const marks = page.getByRole('grid').locator('[data-answer]');
    await expect(marks.first()).toBeVisible();
    const covered = await marks.evaluateAll((all) =>
      all.flatMap((mark) => {
        const hours = mark.closest('a')?.querySelector(':scope > [aria-hidden]');
        if (!hours) return 'no hours';
        const words = document.createRange();
        words.selectNodeContents(hours);
        const at = mark.getBoundingClientRect();
        return [...words.getClientRects()].some(
          (line) => line.right > at.left && line.left < at.right && line.bottom > at.top && line.top < at.bottom,
        )
          ? [hours.textContent]
          : [];
      }),
    );
    expect(covered).toEqual([]);
  });

  test('the coverage and the cost of a day share one line', async ({ page, signIn }) => {
    await signIn(MANAGER, '/scheduling');
    const costs = page.getByRole('grid').getByRole('columnheader').getByText(/^\$/);
    await expect(costs).toHaveCount(7);
    const below = await costs.evaluateAll((all) =>
      all.flatMap((cost) =>
        cost.getBoundingClientRect().top === cost.previousElementSibling?.getBoundingClientRect().top
          ? []
          : [cost.textContent],
      ),
    );
    expect(below).toEqual([]);
    const sizes = await costs.evaluateAll((all) => all.map((cost) => parseFloat(getComputedStyle(cost).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });
});

test('a tablet shows all columns of the timesheets', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(MANAGER, '/scheduling/time-clock?tab=timesheets');
  const sheets = page.getByRole('region', { name: 'Timesheets' });
  await expect(sheets.getByText('At work').first()).toBeVisible();
  expect(await sheets.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
