import { clockedAtInWords, inDeviceOrder, isEasyPin, isPin } from './sharedClocks';

test.each([
  ['4826', true, false],
  ['48261357', true, false],
  ['482', false, false],
  ['482613579', false, false],
  ['48a6', false, false],
  ['', false, false],
  ['7777', true, true],
  ['2345', true, true],
  ['7890', true, true],
  ['9876', true, true],
  ['3210', true, true],
])('%s is a PIN: %p, and easy to guess: %p', (pin, is, easy) => {
  expect(isPin(pin)).toBe(is);
  if (is) expect(isEasyPin(pin)).toBe(easy);
});

test.each([
  [null, null, ''],
  ['Guard room', null, 'Shared clock: Guard room'],
  ['Guard room', 'Guard room', 'Shared clock: Guard room'],
  [null, 'Guard room', 'Shared clock: out at Guard room'],
  ['Gate', 'Guard room', 'Shared clocks: in at Gate, out at Guard room'],
])('reads clocked in at %p and out at %p as %p', (inDevice, outDevice, words) => {
  expect(clockedAtInWords({ inDevice, outDevice })).toBe(words);
});

test('lists active clocks first, then sorts by name', () => {
  const device = (id: string, name: string, isOn: boolean) => ({ id, name, isOn, lastSeenAt: null });
  const sorted = inDeviceOrder([device('1', 'Zoo', true), device('2', 'Gate', false), device('3', 'Deck', true)]);
  expect(sorted.map(({ name }) => name)).toEqual(['Deck', 'Zoo', 'Gate']);
});
