import { SCRIPT_POLICY } from '@platform/contract';
import { trustedTypes, workerCode } from '@platform/module-kit';

/** The address of the worker that keeps pages for people without a network (`apps/shell/service-worker.js`). */
const WORKER = '/service-worker.js';

/** Folders whose scripts have digests: the shell's, and those of releases whose entry has one. */
const folders: string[] = [];

/**
 * From now on, a browser that enforces Trusted Types runs scripts from these folders only, whatever code asks for
 * others. Other paths of this origin are refused, too, because it also serves uploaded files. So is markup from
 * strings. Modules may register the platform's worker.
 * @param ownFolder of the shell
 */
export function guardScripts(ownFolder: string): void {
  trustScriptsOf(ownFolder);
  trustScriptsOf(window.location.origin + WORKER);
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
