import { keptText } from './keptText';
import { blockStorage } from '../testing/blockedStorage';

test.each(['localStorage', 'sessionStorage'] as const)(
  'what is written to the %s is read until it is forgotten',
  (name) => {
    const text = keptText(name, 'note');
    expect(text.read()).toBeNull();
    expect(text.write('six lanes')).toBe(true);
    expect([text.read(), window[name].getItem('note')]).toEqual(['six lanes', 'six lanes']);
    text.forget();
    expect(text.read()).toBeNull();
  },
);

test('never throws when the browser keeps no site data', () => {
  const text = keptText('localStorage', 'note');
  const end = blockStorage();
  expect(() => window.localStorage).toThrow('Access is denied');
  expect(text.write('six lanes')).toBe(false);
  text.forget();
  expect(text.read()).toBeNull();
  end();
});
