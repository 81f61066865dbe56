/** A value outside React, which several React roots of the page read. */
export interface Store<Value> {
  get(): Value;
  set(next: Value): void;
  /** Calls `listener` after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** A store that begins with a value. Its functions can be passed on alone, as `useSyncExternalStore` needs them. */
export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
