/*
 * Keeps what a person needs to continue without a network: pages they opened, the files of the shell and of the modules
 * on them, and the reads that a module names (`keepOffline` of the module kit). With a network, pages and reads always
 * come from the server. Files never change, so they come from the cache.
 *
 * Reads belong to one person. The worker answers them only to requests with that person's token, and deletes them
 * before it keeps another person's, and when the shell says that the person has left.
 */

/** The caches. Only `person` holds private data. */
const PAGES = 'pages';
const FILES = 'files';
const PERSON = 'person';

/** What every page of a person reads first: their profile, club and permissions, in one answer or alone. */
const BASICS = ['platform_start', 'profiles', 'clubs', 'get_user_permissions'];
/** The address in the cache of files that holds the address of the page that opens at the site's own (`isHome`). */
const HOME = '/kept-home';
/**
 * The address in the cache of the person that holds the names of the reads, so that they survive this worker and go with
 * the person: a manager's answers are not kept because a lifeguard used the device before.
 */
const NAMES = '/kept-reads';
/** The address in the cache that holds the id of the person whose reads are kept. */
const OWNER = '/kept-for';
/** The response header with the time when an answer was kept, in milliseconds since 1970. */
const KEPT_AT = 'x-kept-at';

const FOLDER = /^(.*\/(?:modules\/[^/]+|shell)\/)([^/]+\/)[^/]+$/;

globalThis.addEventListener('install', () => void globalThis.skipWaiting());
globalThis.addEventListener('activate', (event) => event.waitUntil(globalThis.clients.claim()));

globalThis.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (request.method === 'GET' && FOLDER.test(new URL(request.url).origin + pathname))
    event.respondWith(file(request));
  // The worker neither keeps nor answers a change: it goes to the server as if there were no worker.
  else if (isRead(request, pathname) && personOf(request)) event.respondWith(read(request, event.clientId));
});

/** Whether a request may read rows. Database functions are called with POST. */
const isRead = ({ method }, pathname) =>
  pathname.includes('/rest/v1/') && (method === 'GET' || (method === 'POST' && pathname.includes('/rest/v1/rpc/')));

globalThis.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data.hasLeft) {
    event.waitUntil(forgetPerson());
    return;
  }
  const done = () => ports[0]?.postMessage('kept');
  void keep(data).then(done, done);
});

/**
 * The page from the server. Without a network, the last copy of this address, then of the closest address above it,
 * then a list of pages that open. The address of the site leads to the app's home if this device keeps reads of a person.
 */
async function page(request) {
  let answer;
  try {
    answer = await fetch(request);
  } catch (error) {
    const cache = await caches.open(PAGES);
    const home = pathOf(request) === '/' ? await homeOf() : undefined;
    if (home !== undefined) return Response.redirect(home);
    for (let path = pathOf(request); path; path = path.slice(0, path.lastIndexOf('/'))) {
      const kept = await cache.match(path);
      if (kept) return kept;
    }
    const pages = await cache.keys();
    if (pages.length === 0) throw error;
    return noConnection(pages.map(pathOf));
  }
  if (answer.ok) await keepPage(request, answer.clone()).catch(notKept);
  return answer;
}

/** The page on which the app opens, if it is kept and so are reads of a person. */
const homeOf = async () => ((await ownerOf()) === undefined ? undefined : textAt(FILES, HOME));

/** Replaces a page that is not in the cache: says what happened, and lists the pages that still open. */
function noConnection(paths) {
  const links = paths.map((path) => `<li><a href="${path}">${nameOf(path)}</a></li>`).join('');
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>No connection · Clubcrew</title>
<style>:root{color-scheme:light dark}body{max-width:34rem;margin:12vh auto;padding:0 1.5rem;font:1rem/1.5 system-ui,sans-serif}
a{display:inline-block;padding:.6rem 0;color:LinkText}ul{padding-left:1.25rem}</style>
<main><h1>No connection</h1><p>This page opens only with a network. Load it again once you are connected.</p>
<p>These work without one:</p><ul>${links}</ul></main>`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
}

/** A page's name from its address: /water-tests becomes `Water tests`. */
const nameOf = (path) => {
  const [name = ''] = path.split('/').filter(Boolean).slice(-1);
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
};

async function keepPage(request, answer) {
  const cache = await caches.open(PAGES);
  if (await cache.match(pathOf(request))) await cache.put(pathOf(request), answer);
}

/** Logs that an answer could not be kept. A full disk must not lose the server's answer. */
const notKept = (error) => console.warn('An answer could not be kept for a day without a network', error);

const pathOf = ({ url }) => new URL(url).pathname.replace(/\/$/, '') || '/';

async function file(request) {
  const kept = await caches.match(request.url, { cacheName: FILES }).catch(() => undefined);
  return kept ?? fetch(request);
}

/** An answer of the database. Without a network, the last answer to the same request of the same person. */
async function read(request, clientId) {
  const person = personOf(request);
  const askedAfter = departures;
  const { pathname, searchParams } = new URL(request.url);
  const name = pathname.split('/').at(-1);
  const names = await namesOf(person).catch(() => []);
  if (!names.includes(name) && !names.includes(`${name}?${searchParams.get('select')}`)) return fetch(request);
  const question = await questionOf(request, person);
  // Opened before the answer arrives: an answer after sign-out goes into the deleted cache, not into a new one.
  const cache = await inTurn(() => (askedAfter === departures ? cacheOf(person) : undefined)).catch(notKept);
  let answer;
  try {
    answer = await fetch(request);
  } catch (error) {
    const kept = await cache?.match(question);
    if (!kept) throw error;
    const keptAt = kept.headers.get(KEPT_AT);
    if (keptAt !== null) await tell(clientId, Number(keptAt));
    return kept;
  }
  // Always: this worker may be another than the one that answered without a network.
  await tell(clientId, null);
  if (answer.ok)
    await stamped(answer.clone())
      .then((kept) => cache?.put(question, kept))
      .catch(notKept);
  return answer;
}

/** The same answer with the time at which it is kept. */
async function stamped(answer) {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  return new Response(await answer.blob(), { status: answer.status, statusText: answer.statusText, headers });
}

/**
 * Tells a page how old its answer is (`followKeptAnswers` of the module kit).
 * @param keptAt when the answer was kept, in milliseconds since 1970; null if it comes from the server
 */
async function tell(clientId, keptAt) {
  const client = await globalThis.clients.get(clientId);
  client?.postMessage({ keptAt });
}

/** A cache finds answers by address, so the address gets the request body and the person added. */
async function questionOf(request, person) {
  const address = new URL(request.url);
  address.searchParams.set('asked-by', person);
  address.searchParams.set('asked-with', [request.headers.get('accept'), await request.clone().text()].join(' '));
  return address.href;
}

/** The account in a token; undefined without one, as for visitors. */
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

/** The reads to keep for a person: those that pages named while this person used the device. */
async function namesOf(person) {
  const owner = await ownerOf();
  if (owner !== undefined && owner !== person) return BASICS;
  return [...BASICS, ...JSON.parse((await textAt(PERSON, NAMES)) ?? '[]')];
}

/** Several pages and parts of a page name their reads at once: each adds to what the one before has stored. */
let turn = Promise.resolve();
const inTurn = (work) => {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
};

/** How many people this worker has seen leave: what one of them asked for before is not kept afterwards. */
let departures = 0;

/** Deletes the reads of the person who has left, in turn: after the names and answers that are still being stored. */
function forgetPerson() {
  departures += 1;
  return inTurn(() => caches.delete(PERSON));
}

async function addNames(reads) {
  const cache = await caches.open(PERSON);
  const names = JSON.parse((await (await cache.match(NAMES))?.text()) ?? '[]');
  await cache.put(NAMES, new Response(JSON.stringify([...new Set([...names, ...reads])])));
}

/** The cache of a person. Deletes another person's first. */
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
 * @param isHome whether the page opens at the address of the site, too
 */
async function keep({ page: path, files, reads, isHome }) {
  await inTurn(() => addNames(reads));
  const cache = await caches.open(FILES);
  const answer = await fetch(path);
  if (answer.ok) {
    await (await caches.open(PAGES)).put(path.replace(/\/$/, '') || '/', answer);
    if (isHome) await cache.put(HOME, new Response(path));
  }
  const folders = new Map(
    files.flatMap((address) => {
      const [, parent, version] = FOLDER.exec(address) ?? [];
      return parent ? [[parent, parent + version]] : [];
    }),
  );
  for (const [parent, folder] of folders) await keepFolder(cache, parent, folder);
}

/** Keeps all files of a release, and removes the files of the previous one. */
async function keepFolder(cache, parent, folder) {
  const list = await fetch(folder + (parent.endsWith('/shell/') ? 'shell.json' : 'release.json'));
  if (!list.ok) return;
  const { files } = await list.json();
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const [name, { integrity }] of Object.entries(files)) {
    const address = folder + name;
    if (kept.has(address)) continue;
    // The browser refuses a file that does not match its digest. It is not kept; the others are.
    const answer = await fetch(address, { mode: 'cors', integrity }).catch(() => undefined);
    if (answer?.ok) await cache.put(address, answer);
  }
  for (const address of kept)
    if (address.startsWith(parent) && !address.startsWith(folder)) await cache.delete(address);
}
