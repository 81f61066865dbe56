import { updateStore } from './updateStore';

test('shows a dismissed notice again when an even newer version appears', () => {
  expect(updateStore.get()).toBe(false);
  updateStore.tellOfModule('1.1.0');
  expect(updateStore.get()).toBe(true);
  updateStore.putOff();
  updateStore.tellOfModule('1.1.0');
  expect([updateStore.get(), updateStore.isNewer()]).toEqual([false, true]);

  // While the person is going to another module, which gets a newer release later.
  updateStore.tellOfModule(undefined);
  expect([updateStore.get(), updateStore.isNewer()]).toEqual([false, false]);
  updateStore.tellOfModule('2.0.0');
  expect(updateStore.get()).toBe(true);

  updateStore.tellOfFrame('second');
  updateStore.putOff();
  updateStore.tellOfFrame('second');
  expect(updateStore.get()).toBe(false);
  updateStore.tellOfFrame('third');
  expect(updateStore.get()).toBe(true);
});
