/** Default duration of a toast (milliseconds). Specification 9.4 asks for 4–5 s. */
export const TOAST_DURATION = 5000;

/** Most toasts on the screen at once; the oldest leaves first (specification 9.4). */
export const VISIBLE_TOASTS = 3;

export interface ToastOptions {
  title: string;
  description?: string;
  /** destructive interrupts a screen reader; the others wait until it is silent. */
  tone?: 'neutral' | 'success' | 'destructive';
  /** ms; Infinity keeps the toast until it is dismissed. */
  duration?: number;
  action?: { label: string; onSelect: () => void };
}

export interface ToastEntry extends ToastOptions {
  id: number;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows a short message in the corner. Returns its id. The page has one `<Toaster />`, which renders it. */
export function toast(options: ToastOptions): number {
  lastId += 1;
  // The same words again take the place of the first: a second press says nothing new.
  const others = entries.filter(
    ({ title, description }) => title !== options.title || description !== options.description,
  );
  publish([...others, { ...options, id: lastId }].slice(-VISIBLE_TOASTS));
  return lastId;
}

/** Takes a toast off the screen, or all of them. */
export function dismissToast(id?: number): void {
  publish(id === undefined ? [] : entries.filter((entry) => entry.id !== id));
}

/** The messages of the Toaster, the oldest first. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly ToastEntry[] => entries,
};
