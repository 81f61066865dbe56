import type { Locator, Page } from '@playwright/test';
import { expect } from '../test';

/** Presses of Tab after which a control counts as out of reach. */
const MOST_PRESSES = 200;

declare global {
  interface Window {
    /** Whether the keyboard has reached a control since the page was loaded: from then on, the focus may not be lost. */
    hasReached?: boolean;
  }
}

/**
 * Goes to a control with Tab alone, or with Shift+Tab if it comes earlier. Fails if the focus was lost before, and if the
 * control is covered, out of sight or too small to press once it has the focus.
 * @param target the control, or a group such as radios, in which any of them may get the focus
 */
export async function reach(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  // A dialog keeps the focus until it has closed, which may wait for the server.
  await expect.poll(() => target.evaluate(isBehindDialog), 'a dialog is in front').toBe(false);
  await expect.poll(() => page.evaluate(isFocusLost), 'the focus is lost').toBe(false);
  let presses = 0;
  for (let place = await target.evaluate(placeOf); place !== 'here'; place = await target.evaluate(placeOf)) {
    if (presses === MOST_PRESSES) throw new Error(`Tab does not reach ${String(target)}.`);
    await page.keyboard.press(place === 'before' ? 'Shift+Tab' : 'Tab');
    presses += 1;
  }
  await expect.soft
    .poll(() => page.evaluate(faultsOfFocus), `faults of ${String(target)}, which has the focus`)
    .toEqual([]);
}

/** Goes to a control and presses a key on it. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await reach(target);
  await target.page().keyboard.press(key);
}

/** Goes to a text field and replaces its text. */
export async function write(field: Locator, text: string): Promise<void> {
  await press(field, 'Control+a');
  await field.page().keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Goes to a list of choices and types the beginning of one. */
export async function pick(list: Locator, choice: string): Promise<void> {
  await reach(list);
  await list.page().keyboard.type(choice);
  await expect(list.locator('option:checked')).toHaveText(choice);
}

/** Opens the menu of a button and goes down to one of its items. */
export async function pickItem(button: Locator, name: string): Promise<void> {
  const page = button.page();
  await press(button, 'ArrowDown');
  const items = page.getByRole('menuitem');
  await expect(items.filter({ hasText: name }).first()).toBeVisible();
  const place = (await items.allTextContents()).indexOf(name);
  for (let index = 0; index <= place; index += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Enter');
}

/** Goes to a group of radios, and by the arrow keys to one of them. */
export async function pickRadio(group: Locator, name: string): Promise<void> {
  await reach(group);
  const radios = await group.getByRole('radio').all();
  const names = await group
    .getByRole('radio')
    .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent));
  const from = await group
    .getByRole('radio')
    .evaluateAll((all) => all.findIndex((radio) => radio === document.activeElement));
  const to = names.indexOf(name);
  if (from === to) await group.page().keyboard.press('Space');
  for (let place = from; place !== to;) {
    await group.page().keyboard.press(to > place ? 'ArrowRight' : 'ArrowLeft');
    place += to > place ? 1 : -1;
    await expect(radios[place] as Locator).toBeChecked();
  }
}

/** Goes to the first part of a date field and types a day. @param day such as `2025-05-12` */
export async function writeDay(field: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await reachFirstPart(field);
  await field.page().keyboard.type(`${month}${date}${year}`);
  await expect(field).toHaveValue(day);
}

/** Goes to the first part of a time field and types a time. @param time such as `14:30` */
export async function writeTime(field: Locator, time: string): Promise<void> {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const digits = [hour % 12 || 12, minute].map((each) => String(each).padStart(2, '0')).join('');
  await reachFirstPart(field);
  await field.page().keyboard.type(`${digits}${hour < 12 ? 'A' : 'P'}`);
  await expect(field).toHaveValue(time);
}

/** A date field has a part for the month, the day and the year, and Shift+Tab comes to the last of them first. */
async function reachFirstPart(field: Locator): Promise<void> {
  await reach(field);
  const { keyboard } = field.page();
  while ((await field.evaluate(placeOf)) === 'here') await keyboard.press('Shift+Tab');
  await keyboard.press('Tab');
  await reach(field);
}

/** Where an element is as seen from what has the focus. */
function placeOf(element: Element): 'here' | 'before' | 'after' {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'after';
  if (element.contains(focused)) return 'here';
  const isBefore = (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return isBefore && !element.contains(focused) ? 'before' : 'after';
}

function isBehindDialog(element: Element): boolean {
  const front = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  return front !== undefined && !front.contains(element);
}

function isFocusLost(): boolean {
  const { activeElement } = document;
  return window.hasReached === true && (!activeElement || activeElement === document.body);
}

/** What keeps a person from seeing or pressing what has the focus (WCAG 2.2, 1.4.10, 2.4.11 and 2.5.8). */
function faultsOfFocus(): string[] {
  window.hasReached = true;
  const focused = document.activeElement;
  if (!focused) return ['nothing has the focus'];
  const faults: string[] = [];
  // A hidden radio or checkbox is shown by its label.
  const shown = focused.matches('input[type=radio], input[type=checkbox]')
    ? (focused.closest('label') ?? focused)
    : focused;
  const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 4, top + 4],
    [right - 4, bottom - 4],
  ] as const;
  const isSeen = points.some(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (shown.contains(found) || found.contains(shown) || shown.parentElement?.contains(found));
  });
  if (!isSeen) faults.push('out of sight or covered');
  const isTarget = focused.matches('button, a, [role=tab]') && getComputedStyle(focused).display !== 'inline';
  if (isTarget && (width < 24 || height < 24)) faults.push(`only ${width} × ${height} px large`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
  return faults;
}

/**
 * In px: a phone, a tablet and a laptop. A tablet shows what a laptop shows, only closer, so the keyboard walks it in a soak
 * (decision 40).
 */
export const KEYBOARD_WIDTHS = process.env.SOAK === '1' ? [390, 820, 1440] : [390, 1440];

/** Gives the page one of these widths. */
export const setWidth = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: width === 390 ? 844 : 1100 });
