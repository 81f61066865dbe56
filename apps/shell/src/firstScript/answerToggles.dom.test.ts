import { COMPOSED_FOR } from '@platform/contract';
import { answerToggles } from './answerToggles';

beforeAll(answerToggles);
beforeEach(() => {
  document.body.innerHTML = `<div ${COMPOSED_FOR}="/"><header>
    <button id="menu" aria-expanded="false" data-toggles-early><svg></svg></button><a href="/contact">Contact</a>
    </header><button id="other" aria-expanded="false"></button></div><p></p>`;
});

const send = (event: Event, selector: string) => document.querySelector(selector)?.dispatchEvent(event);
const press = (selector: string) => send(new MouseEvent('click', { bubbles: true }), selector);
const expanded = (selector: string) => document.querySelector(selector)?.getAttribute('aria-expanded');

test('opens and closes the menu, also by a press on the icon', () => {
  press('#menu svg');
  expect(expanded('#menu')).toBe('true');
  press('#menu');
  expect(expanded('#menu')).toBe('false');
});

test.each([
  ['Escape, which returns the focus', () => send(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }), 'a')],
  ['a press beside it', () => press('p')],
  ['the focus on something else', () => document.querySelector<HTMLElement>('#other')?.focus()],
])('closes it on %s', (_, act) => {
  press('#menu');
  document.querySelector('a')?.focus();
  expect(expanded('#menu')).toBe('true');
  act();
  expect(expanded('#menu')).toBe('false');
});

test('answers no other button, and no toggle that its code has taken over', () => {
  press('#other');
  expect(expanded('#other')).toBe('false');
  document.querySelector('div')?.removeAttribute(COMPOSED_FOR);
  press('#menu');
  expect(expanded('#menu')).toBe('false');
});
