let siteIsNewer = false;
let moduleIsNewer = false;
const listeners = new Set<() => void>();

/** Whether something newer is there than this page was loaded with: the whole site, or the module that the person is in. */
export const updateStore = {
  get: (): boolean => siteIsNewer || moduleIsNewer,
  ofSite: (): boolean => siteIsNewer,
  /** The site has been composed from newer releases. It stays so until the page is loaded again. */
  tellOfSite(): void {
    siteIsNewer = true;
    listeners.forEach((listener) => listener());
  },
  /** The person's club has another release of the module on the page, or has it no longer. */
  tellOfPerson(there: boolean): void {
    moduleIsNewer = there;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
