import type { Locator, Page } from '@playwright/test';
import { pickItem, press, reach } from '../keyboard';

/** The most cells between two of a week. */
const MOST_STEPS = 60;

/** Goes to the grid of the week with Tab, and from there to a cell with the arrow keys alone. */
export async function reachCell(cell: Locator): Promise<void> {
  const page = cell.page();
  // One cell of the grid can be reached with Tab: the one that had the focus last.
  await reach(page.getByRole('grid').locator('[data-cell]:has([data-stop][tabindex="0"])').first());
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const [down, right] = await cell.evaluate(stepsTo);
    if (down === 0 && right === 0) return;
    if (down === 0) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`The arrow keys do not reach ${String(cell)}.`);
}

/** Chooses from the menu of a shift, in the grid or, on a phone, in the list of its day. */
export async function pickOfShift(page: Page, shift: RegExp, item: string): Promise<void> {
  const menu = page.getByRole('button', { name: new RegExp(`^Actions for ${shift.source}`) });
  await reachCellAround(menu);
  await pickItem(menu, item);
}

/** Opens a shift. */
export async function openShift(page: Page, shift: RegExp): Promise<void> {
  const opener = page
    .getByRole('link', { name: shift })
    .or(page.getByRole('button', { name: new RegExp(`^${shift.source}`) }));
  await reachCellAround(opener);
  await press(opener);
}

async function reachCellAround(control: Locator): Promise<void> {
  await control.waitFor();
  const cell = control.locator('xpath=ancestor::*[@data-cell]');
  if ((await cell.count()) > 0) await reachCell(cell);
}

/** Rows down and days to the right from the cell that has the focus. */
function stepsTo(cell: Element): [number, number] {
  const placeIn = (element: Element): [number, number] => {
    const row = element.closest('[role=row]');
    const cells = [...(row?.querySelectorAll('[data-cell]') ?? [])];
    return [Number(row?.getAttribute('aria-rowindex')), cells.indexOf(element)];
  };
  const focused = document.activeElement?.closest('[data-cell]');
  if (!focused) throw new Error('No cell has the focus.');
  const [[fromRow, fromDay], [toRow, toDay]] = [placeIn(focused), placeIn(cell)];
  return [toRow - fromRow, toDay - fromDay];
}
