import { beginsNearlySo } from './slips';

test.each([
  ['settings', 'setings', true],
  ['settings', 'setttings', true],
  ['settings', 'srttings', true],
  ['settings', 'estt', true],
  ['settings', 'sett', true],
  ['settings', 'stngs', false],
  ['training', 'brand', false],
  ['log', 'lgo', false],
])('%s typed as %s: %p', (word, typed, isNear) => {
  expect(beginsNearlySo(word, typed)).toBe(isNear);
});
