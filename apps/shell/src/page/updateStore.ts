let newerFrame: string | undefined;
let newerModule: string | undefined;
let isPutOff = false;
const listeners = new Set<() => void>();

function tell(): void {
  listeners.forEach((listener) => listener());
}

const isNewer = (): boolean => newerFrame !== undefined || newerModule !== undefined;

/** Whether something on this page is newer by now than it was loaded with: what stands around the module, or the module. */
export const updateStore = {
  /** Whether it is to be said: somebody may have put off what they know of. */
  get: (): boolean => isNewer() && !isPutOff,
  isNewer,
  /** @param next the shell, or what a visitor can choose from, as it is by now; undefined while it is as on this page */
  tellOfFrame(next: string | undefined): void {
    if (next !== undefined && next !== newerFrame) isPutOff = false;
    newerFrame = next;
    tell();
  },
  /** @param next the release of the module on the page by now; undefined while it is that one, and on the way out of it */
  tellOfModule(next: string | undefined): void {
    if (next !== undefined && next !== newerModule) isPutOff = false;
    newerModule = next;
    tell();
  },
  /** The person goes on with what they have, until something newer still is there. */
  putOff(): void {
    isPutOff = true;
    tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
