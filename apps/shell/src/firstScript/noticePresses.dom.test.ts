import { COMPOSED_FOR } from '@platform/contract';
import { noticePresses } from './noticePresses';

beforeAll(noticePresses);
beforeEach(() => {
  document.body.innerHTML = `<div ${COMPOSED_FOR}="/">
    <button id="menu" aria-expanded="false" data-toggles-early><svg></svg></button><button id="other" aria-expanded="false"></button><p></p></div>`;
});

const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const expanded = (selector: string) => document.querySelector(selector)?.getAttribute('aria-expanded');
const pressedLast = () => (window as { pressedLast?: Element | null }).pressedLast;

test('answers a toggle at once, on its icon, too', () => {
  press('#menu svg');
  expect(expanded('#menu')).toBe('true');
  press('#menu');
  expect(expanded('#menu')).toBe('false');
});

test('leaves a toggle alone that its code has taken over', () => {
  document.querySelector('div')?.removeAttribute(COMPOSED_FOR);
  press('#menu');
  expect(expanded('#menu')).toBe('false');
});

test('notes the last pressed button, and forgets it after a press elsewhere', () => {
  press('#other');
  expect(pressedLast()).toBe(document.querySelector('#other'));
  expect(expanded('#other')).toBe('false');
  press('p');
  expect(pressedLast()).toBeNull();
});
