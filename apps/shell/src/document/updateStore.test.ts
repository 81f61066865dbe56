import { updateStore } from './updateStore';

test('shows a dismissed notice again when an even newer version appears', () => {
  expect(updateStore.get()).toBe(false);
  updateStore.setNewerModule('1.1.0');
  expect(updateStore.get()).toBe(true);
  updateStore.putOff();
  updateStore.setNewerModule('1.1.0');
  expect([updateStore.get(), updateStore.isNewer()]).toEqual([false, true]);

  // While the person is going to another module, which gets a newer release later.
  updateStore.setNewerModule(undefined);
  expect([updateStore.get(), updateStore.isNewer()]).toEqual([false, false]);
  updateStore.setNewerModule('2.0.0');
  expect(updateStore.get()).toBe(true);

  updateStore.setNewerFrame('second');
  updateStore.putOff();
  updateStore.setNewerFrame('second');
  expect(updateStore.get()).toBe(false);
  updateStore.setNewerFrame('third');
  expect(updateStore.get()).toBe(true);
});
