import type { ManifestModule, ModuleDescriptor } from '@platform/contract';
import { integrityOf } from '../../bundler/output/fileDigests';
import { ENTRY_FILE, releaseGlobal } from '../../bundler/output/releaseNames';
import { signForDevelopment } from './developmentPublisher';

/** The version under which a module is shown while a developer works on it. */
export const DEVELOPMENT_VERSION = '0.0.0-development';

/** Folder that the page loads the module from; the module's development server answers below it. */
export const developmentBase = (id: string): string => `/modules/${id}/${DEVELOPMENT_VERSION}/`;

/** The only file of the folder that never changes, so that the shell can know its digest in advance. */
export const PROXY_FILE = 'proxy.js';

/**
 * The shell runs no entry without its digest, and it makes no exception for development: what it loads is this script,
 * which then loads the real entry, whose bytes change with every edit. It hands out the same container again after a
 * failure, because two of them would both answer to the next edit.
 */
export function proxyScript(id: string): string {
  const container = JSON.stringify(releaseGlobal(id, DEVELOPMENT_VERSION));
  const entry = JSON.stringify(developmentBase(id) + ENTRY_FILE);
  return `(() => {
  const open = () => window[${container}] ? Promise.resolve(window[${container}]) : new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ${entry};
    script.onload = () => resolve(window[${container}]);
    script.onerror = () => reject(new Error('It does not compile yet, or the development server has ended; the terminal says which.'));
    document.head.append(script);
  });
  window[${JSON.stringify(globalOf(id))}] = {
    init: (...scopes) => open().then((container) => container.init(...scopes)),
    get: (name) => open().then((container) => container.get(name)),
  };
})();
`;
}

/** The module as the manifest lists it while a developer works on it. */
export function developmentModule(descriptor: ModuleDescriptor): ManifestModule {
  const { id } = descriptor;
  return signForDevelopment({
    id,
    version: DEVELOPMENT_VERSION,
    descriptor,
    entry: { file: PROXY_FILE, integrity: integrityOf(proxyScript(id)) },
    global: globalOf(id),
    preload: [],
  });
}

const globalOf = (id: string): string => releaseGlobal(id, 'development');
