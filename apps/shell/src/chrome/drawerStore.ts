let open = false;
const listeners = new Set<() => void>();

/** Whether the navigation drawer of a phone is open. Every visit starts with it closed. */
export const drawerStore = {
  get: (): boolean => open,
  set(next: boolean): void {
    open = next;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
