// Gives a module's build what its code calls to load chunks and to connect its files. The compiler would write these functions
// into the entry of each module (shellRuntimePlugin.ts). They take and return what the compiler's own do.

/** How long a script may take (milliseconds): as long as the compiler's own function waits. */
const LIMIT_MS = 120_000;

/**
 * Call it while the build's entry runs: the folder of the entry has the chunks.
 * @param bundlerRequire the build's own `__webpack_require__`. A build that has its own functions keeps them
 * @param name of the build
 */
export function loadChunks(bundlerRequire, name) {
  if (bundlerRequire.f.j) return;
  connectFiles(bundlerRequire);
  const folder = document.currentScript.src.replace(/[?#].*$/, '').replace(/[^/]+$/, '');
  // By its id: 0 once a chunk is there, and how to settle its promise while it is under way.
  const chunks = {};
  bundlerRequire.p = folder;
  bundlerRequire.f.j = (chunkId, promises) => {
    if (chunks[chunkId] === 0) return;
    // A chunk without code has only packages of the shell.
    if (!bundlerRequire.federation.chunkMatcher(chunkId)) return void (chunks[chunkId] = 0);
    chunks[chunkId] ??= fetchChunk(chunkId);
    promises.push(chunks[chunkId].promise);
  };

  function fetchChunk(chunkId) {
    const chunk = {};
    chunk.promise = new Promise((resolve, reject) => Object.assign(chunk, { resolve, reject }));
    const url = folder + bundlerRequire.u(chunkId);
    // The entry and the chunks that have arrived bring the digests (placeDigests.ts). Nothing runs unchecked.
    const digest = bundlerRequire.sriHashes[chunkId];
    if (!digest) chunk.reject(lost(chunkId, 'unchecked', url));
    else
      runScript(url, digest, (type) => {
        if (chunks[chunkId] === 0) return;
        chunks[chunkId] = undefined;
        chunk.reject(lost(chunkId, type === 'load' ? 'missing' : type, url));
      });
    return chunk;
  }

  const install = ([ids, modules, run]) => {
    Object.assign(bundlerRequire.m, modules);
    run?.(bundlerRequire);
    for (const id of ids) {
      chunks[id]?.resolve?.();
      chunks[id] = 0;
    }
  };
  const arrived = (globalThis[`rspackChunk${name}`] ??= []);
  for (const chunk of arrived) install(chunk);
  arrived.push = install;
}

/** What the code of a file calls: `e` gets a chunk, and the others make and read exports. */
function connectFiles(bundlerRequire) {
  const { f: waysToGet } = bundlerRequire;
  bundlerRequire.e = (chunkId) => {
    const promises = [];
    for (const get of Object.values(waysToGet)) get(chunkId, promises);
    return Promise.all(promises);
  };
  bundlerRequire.o = Object.hasOwn;
  bundlerRequire.d = (exports, getters, values) => {
    const define = (definitions, kind) => {
      for (const [name, made] of Object.entries(definitions ?? {}))
        if (!Object.hasOwn(exports, name)) Object.defineProperty(exports, name, { enumerable: true, [kind]: made });
    };
    define(getters, 'get');
    define(values, 'value');
  };
  bundlerRequire.r = (exports) => {
    Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
    Object.defineProperty(exports, '__esModule', { value: true });
  };
  bundlerRequire.n = (module) => {
    const read = module?.__esModule ? () => module.default : () => module;
    bundlerRequire.d(read, { a: read });
    return read;
  };
}

/** @param ended is told how the script ended: `load`, `error` or `timeout` */
function runScript(src, integrity, ended) {
  const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' });
  const end = ({ type }) => {
    clearTimeout(timer);
    script.onload = script.onerror = null;
    script.remove();
    ended(type);
  };
  const timer = setTimeout(end, LIMIT_MS, { type: 'timeout' });
  script.onload = script.onerror = end;
  document.head.append(script);
}

/** The error of the compiler's own function: `lazyPage` and `hasArrived` read it. */
const lost = (chunkId, type, request) =>
  Object.assign(new Error(`Loading chunk ${chunkId} failed.\n(${type}: ${request})`), {
    name: 'ChunkLoadError',
    type,
    request,
  });
