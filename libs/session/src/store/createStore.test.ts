import { createStore } from './createStore';

test('notifies each listener of a change until it unsubscribes', () => {
  const store = createStore(1);
  const [first, second] = [jest.fn(), jest.fn()];
  const stop = store.subscribe(first);
  store.subscribe(second);
  store.set(2);
  stop();
  store.set(3);
  expect(store.get()).toBe(3);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

test('has the new value when a listener reads it', () => {
  const store = createStore('before');
  const read: string[] = [];
  store.subscribe(() => read.push(store.get()));
  store.set('after');
  expect(read).toEqual(['after']);
});
