let site: string | undefined;
let moduleIsNewer = false;
let isPutOff = false;
const listeners = new Set<() => void>();

function tell(): void {
  listeners.forEach((listener) => listener());
}

/** Whether something newer is there than this page was loaded with: the whole site, or the module that the person is in. */
export const updateStore = {
  /** Whether it is to be said: somebody may have put off what they know of. */
  get: (): boolean => (site !== undefined || moduleIsNewer) && !isPutOff,
  /** What the site is composed from now, where that is newer. */
  ofSite: (): string | undefined => site,
  /** The site has been composed from newer releases. It stays so until the page is loaded again. */
  tellOfSite(composition: string): void {
    if (composition !== site) isPutOff = false;
    site = composition;
    tell();
  },
  /** The person's club has another release of the module on the page, or has it no longer. */
  tellOfPerson(there: boolean): void {
    if (there && !moduleIsNewer) isPutOff = false;
    moduleIsNewer = there;
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
