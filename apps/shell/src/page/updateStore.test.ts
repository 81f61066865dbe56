import { updateStore } from './updateStore';

test('what is put off is said again once something newer still is there', () => {
  expect(updateStore.get()).toBe(false);
  updateStore.tellOfPerson(true);
  expect(updateStore.get()).toBe(true);
  updateStore.putOff();
  updateStore.tellOfPerson(true);
  expect(updateStore.get()).toBe(false);

  // On the way into another module, which has a newer release later.
  updateStore.tellOfPerson(false);
  expect(updateStore.get()).toBe(false);
  updateStore.tellOfPerson(true);
  expect(updateStore.get()).toBe(true);

  updateStore.tellOfSite('second');
  updateStore.putOff();
  updateStore.tellOfSite('second');
  expect(updateStore.get()).toBe(false);
  updateStore.tellOfSite('third');
  expect(updateStore.get()).toBe(true);
});
