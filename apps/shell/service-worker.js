/*
 * Keeps what a person needs to go on without a network: pages that they opened, the files of the shell and of the modules on
 * them, and the reads that a module names (`keepOffline` of the module kit). With a network, pages and reads always come
 * from the server; files do not change, so they come from here.
 *
 * Reads are of one person. They are answered only to requests with that person's token, and deleted before those of
 * another person are kept; the shell deletes them when the person signs out.
 */

/** The caches. Only `person` holds what is not public. */
const PAGES = 'pages';
const FILES = 'files';
const PERSON = 'person';

/** What every page of a person begins with: their profile, their club and their features. */
const BASICS = ['profiles', 'clubs', 'get_user_permissions'];
/** Where the names of the reads stand, so that they outlast this worker. */
const NAMES = '/kept-reads';
/** Whose reads are kept. */
const OWNER = '/kept-for';

const FOLDER = /^(.*\/(?:modules\/[^/]+|shell)\/)([^/]+\/)[^/]+$/;

globalThis.addEventListener('install', () => void globalThis.skipWaiting());
globalThis.addEventListener('activate', (event) => event.waitUntil(globalThis.clients.claim()));

globalThis.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (request.method === 'GET' && FOLDER.test(new URL(request.url).origin + pathname))
    event.respondWith(file(request));
  else if (pathname.includes('/rest/v1/') && personOf(request)) event.respondWith(read(request));
});

globalThis.addEventListener('message', ({ data, ports }) => {
  const done = () => ports[0]?.postMessage('kept');
  void keep(data).then(done, done);
});

/** The page of the server; without one the last of this address, or of the longest address above it. */
async function page(request) {
  try {
    const answer = await fetch(request);
    const cache = await caches.open(PAGES);
    if (answer.ok && (await cache.match(pathOf(request)))) await cache.put(pathOf(request), answer.clone());
    return answer;
  } catch (error) {
    const cache = await caches.open(PAGES);
    for (let path = pathOf(request); path; path = path.slice(0, path.lastIndexOf('/'))) {
      const kept = await cache.match(path);
      if (kept) return kept;
    }
    throw error;
  }
}

const pathOf = ({ url }) => new URL(url).pathname.replace(/\/$/, '') || '/';

async function file(request) {
  const kept = await caches.match(request.url, { cacheName: FILES });
  return kept ?? fetch(request);
}

/** An answer of the database; without a network the last one to the same question of the same person. */
async function read(request) {
  const person = personOf(request);
  const { pathname, searchParams } = new URL(request.url);
  const name = pathname.split('/').at(-1);
  const isCall = request.url.includes('/rpc/');
  // A change is never kept here, nor answered from here.
  const names = await namesOf();
  const isNamed = names.includes(name) || names.includes(`${name}?${searchParams.get('select')}`);
  if (!isNamed || (request.method !== 'GET' && !(isCall && request.method === 'POST'))) {
    return fetch(request);
  }
  const question = await questionOf(request);
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await cacheOf(person)).put(question, answer.clone());
    return answer;
  } catch (error) {
    const kept = (await ownerOf()) === person ? await caches.match(question, { cacheName: PERSON }) : undefined;
    if (kept) return kept;
    throw error;
  }
}

/** A cache holds answers to addresses: what a question says beside its address is added to it. */
async function questionOf(request) {
  const address = new URL(request.url);
  address.searchParams.set('asked-with', [request.headers.get('accept'), await request.clone().text()].join(' '));
  return address.href;
}

/** The account that a token names; undefined without one, as for visitors. */
function personOf(request) {
  try {
    const [, payload] = request.headers.get('authorization').split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).sub;
  } catch {
    return undefined;
  }
}

const textAt = async (cacheName, address) => (await caches.match(address, { cacheName }))?.text();
const ownerOf = () => textAt(PERSON, OWNER);
const namesOf = async () => [...BASICS, ...JSON.parse((await textAt(FILES, NAMES)) ?? '[]')];

/** The cache of a person; that of another person goes first. */
async function cacheOf(person) {
  const owner = await ownerOf();
  if (owner !== undefined && owner !== person) await caches.delete(PERSON);
  const cache = await caches.open(PERSON);
  if (owner !== person) await cache.put(OWNER, new Response(person));
  return cache;
}

/**
 * Keeps a page, all files of the shell and of the modules on it, and from now on the named reads.
 * @param files addresses that the page has loaded
 */
async function keep({ page: path, files, reads }) {
  const names = [...new Set([...(await namesOf()), ...reads])];
  const cache = await caches.open(FILES);
  await cache.put(NAMES, new Response(JSON.stringify(names)));
  const answer = await fetch(path);
  if (answer.ok) await (await caches.open(PAGES)).put(path.replace(/\/$/, '') || '/', answer);
  const folders = new Map(
    files.flatMap((address) => {
      const [, parent, version] = FOLDER.exec(address) ?? [];
      return parent ? [[parent, parent + version]] : [];
    }),
  );
  for (const [parent, folder] of folders) await keepFolder(cache, parent, folder);
}

/** Keeps all files of a release, and nothing of the one before it. */
async function keepFolder(cache, parent, folder) {
  const list = await fetch(folder + (parent.endsWith('/shell/') ? 'shell.json' : 'release.json'));
  if (!list.ok) return;
  const { files } = await list.json();
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const wanted = Object.keys(files).map((name) => folder + name);
  for (const address of wanted) {
    if (kept.has(address)) continue;
    const answer = await fetch(address, { mode: 'cors' });
    if (answer.ok) await cache.put(address, answer);
  }
  for (const address of kept)
    if (address.startsWith(parent) && !address.startsWith(folder)) await cache.delete(address);
}
