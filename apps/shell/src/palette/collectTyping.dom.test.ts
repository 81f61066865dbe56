import { collectTyping } from './collectTyping';

const press = (key: string, modifiers: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('returns the typed letters once, in order and corrected', () => {
  const stop = collectTyping();
  expect(['t', 'x', 'Backspace', 'r'].map((key) => press(key))).toEqual([true, true, true, true]);
  expect(stop()).toBe('tr');
  expect(stop()).toBe('');
  expect(press('a')).toBe(false);
});

test('leaves shortcuts to the page', () => {
  const stop = collectTyping();
  expect([press('Escape'), press('Tab'), press('k', { ctrlKey: true })]).toEqual([false, false, false]);
  expect(stop()).toBe('');
});
