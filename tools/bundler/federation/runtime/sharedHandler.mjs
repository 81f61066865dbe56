// Replaces shared/index.js of @module-federation/runtime-core. Here only the shell provides packages, each in one version and
// in one scope: choosing between providers, strategies, tree-shaken copies and the hooks around them are left out.
import { satisfy } from './versionRanges.mjs';

const SCOPE = 'default';

export class SharedHandler {
  hooks = { lifecycle: {}, applyPlugin() {} };
  shareScopeMap = { [SCOPE]: {} };
  #host;

  constructor(host) {
    this.#host = host;
  }

  registerShared(_before, { shared = {} }) {
    const scope = this.shareScopeMap[SCOPE];
    for (const [name, given] of Object.entries(shared))
      for (const one of [given].flat()) (scope[name] ??= {})[one.version] ??= { ...one, from: this.#host.name };
    return { newShareInfos: {}, allShareInfos: {} };
  }

  /** The packages of a module's container are those of the page. */
  initShareScopeMap(name, scope) {
    this.shareScopeMap[name] = scope;
  }

  /** All packages are registered by then. */
  initializeSharing() {
    return [];
  }

  /**
   * @returns what makes the package; false if the page has none that fits and the build brings its own
   * @throws Error if a package of which there is only one has a version that does not fit. The next call tries again what
   * did not arrive
   */
  async loadShare(name, { customShareInfo: { shareConfig } }) {
    const found = this.#find(name, shareConfig);
    if (!found) return false;
    found.lib ??= await found.get();
    return found.lib;
  }

  #find(name, { requiredVersion, singleton, strictVersion }) {
    const provided = Object.values(this.shareScopeMap[SCOPE][name] ?? {});
    const fits = ({ version }) => typeof requiredVersion !== 'string' || satisfy(version, requiredVersion);
    const fitting = provided.find(fits);
    const [other] = provided;
    if (fitting || !other || !singleton) return fitting;
    const words = `Version ${other.version} from ${other.from} of shared singleton module ${name} does not satisfy the requirement of ${this.#host.name} which needs ${requiredVersion})`;
    if (strictVersion) throw new Error(words);
    console.warn('[ Federation Runtime ]', words);
    return other;
  }
}
