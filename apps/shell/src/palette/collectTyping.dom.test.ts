import { collectTyping } from './collectTyping';

const press = (key: string, modifiers: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('letters are kept in order, corrected and told once', () => {
  const stop = collectTyping();
  expect(['t', 'x', 'Backspace', 'r'].map((key) => press(key))).toEqual([true, true, true, true]);
  expect(stop()).toBe('tr');
  expect(stop()).toBe('');
  expect(press('a')).toBe(false);
});

test('keys that mean something to the page reach it', () => {
  const stop = collectTyping();
  expect([press('Escape'), press('Tab'), press('k', { ctrlKey: true })]).toEqual([false, false, false]);
  expect(stop()).toBe('');
});
