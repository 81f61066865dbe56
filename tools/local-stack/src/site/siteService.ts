import { textResponse, type StackRequest, type StackResponse } from '../http/message';
import { contentTypeOf } from './contentTypes';
import { findFile, safeSegments, type ServedFile } from './resolveFile';
import { sendFile } from './sendFile';
import { readSiteHeaders } from './siteHeaders';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

export interface SiteService {
  handle(request: StackRequest): Promise<StackResponse>;
  /** Whether the home page exists. On a first start the stack runs before the pages are composed. */
  isComposed(): Promise<boolean>;
}

interface SiteOptions {
  /** Immutable artifacts: `modules/…` and `shell/…`. */
  store: string;
  /** The content of an artifact that is not in that folder but in a bucket. */
  readArtifact?: (file: string) => Promise<Uint8Array | undefined>;
  /** The composed site. It may be replaced at any time, so none of it is kept in memory. */
  site: string;
}

export function createSiteService({ store, site, readArtifact }: SiteOptions): SiteService {
  return {
    isComposed: async () => (await findFile(site, ['index.html'])) !== null,
    handle: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return textResponse(405, 'Only GET and HEAD are possible here.', { allow: 'GET, HEAD' });
      }
      const segments = safeSegments(request.path);
      if (!segments) return notFound();
      const [first] = segments;
      return first === 'modules' || first === 'shell'
        ? ((await serveArtifact(request, store, segments)) ?? serveKept(segments, readArtifact))
        : servePage(request, site, segments);
    },
  };
}

async function serveArtifact(request: StackRequest, store: string, segments: string[]): Promise<StackResponse | null> {
  const found = await findFile(store, segments);
  return found && sendFile(request, found, { cacheControl: FOREVER, headers: forEveryOrigin });
}

/** A site's host serves these addresses from a bucket. */
async function serveKept(segments: string[], read: SiteOptions['readArtifact']): Promise<StackResponse> {
  const content = await read?.(segments.join('/'));
  if (!content) return notFound();
  return {
    status: 200,
    headers: { 'content-type': contentTypeOf(segments.at(-1) ?? ''), 'cache-control': FOREVER, ...forEveryOrigin },
    body: Buffer.from(content),
  };
}

const forEveryOrigin = { 'access-control-allow-origin': '*' };

/**
 * A file of the site; else the page of exactly this address; else that of the longest prefix; else the not-found page.
 */
async function servePage(request: StackRequest, site: string, segments: string[]): Promise<StackResponse> {
  // Files for the site's host, such as `_headers`, are never served.
  if (segments[0]?.startsWith('_')) return notFound();
  const last = segments.at(-1);
  const own = last === undefined || last === '404' ? null : [...segments.slice(0, -1), `${last}.html`];
  const send = async (page: ServedFile, status = 200) =>
    sendFile(request, page, { status, cacheControl: ASK_AGAIN, headers: await readSiteHeaders(site) });
  const file = (last ? await findFile(site, segments) : null) ?? (own && (await findFile(site, own)));
  if (file) return send(file);
  for (let length = segments.length; length >= 0; length -= 1) {
    // The front page matches only its own address: an unknown address is not below it.
    if (length === 0 && segments.length > 0) break;
    const page = await findFile(site, [...segments.slice(0, length), 'index.html']);
    if (page) return send(page);
  }
  const missing = await findFile(site, ['404.html']);
  return missing ? send(missing, 404) : notFound();
}

function notFound(): StackResponse {
  return textResponse(404, 'There is nothing at this address.', { 'cache-control': 'no-store' });
}
