import { SCRIPT_POLICY } from '@platform/contract';
import { trustedTypes, workerCode } from '@platform/module-kit';

/** Folders whose scripts carry digests: that of the shell and those of releases whose entry has one. */
const folders: string[] = [];

/**
 * From now on, a browser that enforces Trusted Types runs no script from elsewhere, whatever code of the page asks for it,
 * also from this origin, which serves files that people uploaded. Markup from a text is refused altogether.
 * @param ownFolder of the shell
 */
export function guardScripts(ownFolder: string): void {
  trustScriptsOf(ownFolder);
  trustedTypes?.createPolicy(SCRIPT_POLICY, { createScriptURL: trustedScript });
}

/** @param folder address with a slash at its end, of a release whose entry runs with its digest only */
export function trustScriptsOf(folder: string): void {
  folders.push(folder);
}

/** @returns null for an address outside of the folders, unless `startWorker` is starting its code there */
export function trustedScript(address: string): string | null {
  if (workerCode.has(address)) return address;
  const { href } = new URL(address, document.baseURI);
  return folders.some((folder) => href.startsWith(folder)) ? address : null;
}
