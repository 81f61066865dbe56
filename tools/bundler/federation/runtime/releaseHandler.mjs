// Replaces remote/index.js of @module-federation/runtime-core, and what only it uses. A remote here is a release's entry:
// a script that leaves a container under a global name. Preloading, aliases, snapshots, ES modules and the hooks around
// them are left out. `createScript` makes the script, as before.
export class RemoteHandler {
  hooks = { lifecycle: {}, applyPlugin() {} };
  #remotes = new Map();
  #host;

  constructor(host) {
    this.#host = host;
  }

  /** The remotes that a build names: none. */
  formatAndRegisterRemote() {
    return [];
  }

  registerRemotes(remotes, { force = false } = {}) {
    for (const { name, entry, entryGlobalName } of remotes) {
      if (this.#remotes.has(name) && !force) continue;
      if (force) forgetContainer(name, entryGlobalName);
      this.#remotes.set(name, { entry, entryGlobalName });
    }
  }

  /** @param id name of a remote, a slash, and what its container exposes */
  async loadRemote(id) {
    const [name, exposed] = id.split('/');
    const remote = this.#remotes.get(name);
    if (!remote) throw new Error(`${name} is not registered.`);
    remote.container ??= startContainer(remote, this.#host);
    // The next call tries again.
    remote.container.catch(() => (remote.container = undefined));
    const container = await remote.container;
    const factory = await container.get(`./${exposed}`);
    return factory();
  }
}

async function startContainer({ entry, entryGlobalName }, host) {
  if (!window[entryGlobalName]) await runScript(entry, host);
  const container = window[entryGlobalName];
  if (!container) throw new Error(`${entry} ran, and left no ${entryGlobalName}.`);
  const options = { version: '', shareScopeKeys: 'default' };
  // The container copies the others into its own options.
  Object.defineProperty(options, 'shareScopeMap', { value: host.shareScopeMap, enumerable: false });
  await container.init((host.shareScopeMap.default ??= {}), [], options);
  return container;
}

/** Rejects with a ChunkLoadError, like the bundler's loader, if the script does not arrive. */
function runScript(url, host) {
  return new Promise((resolve, reject) => {
    const { script } = host.loaderHook.lifecycle.createScript.emit({ url });
    let thrown;
    const onThrow = ({ filename, message }) => {
      if (filename === script.src) thrown = new Error(`${url} threw while it ran: ${message}`);
    };
    const ended = (failure) => {
      window.removeEventListener('error', onThrow);
      script.remove();
      if (failure) reject(failure);
      else resolve();
    };
    window.addEventListener('error', onThrow);
    script.onload = () => ended(thrown);
    script.onerror = () => ended(Object.assign(new Error(`${url} did not arrive.`), { name: 'ChunkLoadError' }));
    document.head.append(script);
  });
}

/** Removes what a container left on the page, so that its script can run again. */
function forgetContainer(name, entryGlobalName) {
  // A script's variable cannot be deleted.
  window[entryGlobalName] = undefined;
  const { __INSTANCES__: instances, __SHARE__: shared } = globalThis.__FEDERATION__;
  const index = instances.findIndex((instance) => instance.name === name);
  if (index < 0) return;
  delete shared[instances[index].options.id];
  instances.splice(index, 1);
}
