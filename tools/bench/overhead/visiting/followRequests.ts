import type { CDPSession } from '@playwright/test';
import type { PageRequest } from './requestTree';

/** The requests of a page, as far as they are known. */
export interface Followed {
  ended: PageRequest[];
  pending: Map<string, Omit<PageRequest, 'end' | 'bytes'>>;
  /** When the last request began or ended (of this process, milliseconds). */
  lastChange: number;
}

const BACKEND = /\/(rest|auth|functions|storage)\/v1\//;

/** Notes what a page requests from now on. The network has to be enabled. */
export async function followRequests(devtools: CDPSession): Promise<Followed> {
  const followed: Followed = { ended: [], pending: new Map(), lastChange: performance.now() };
  const sizes = new Map<string, number>();
  let began: number | undefined;
  const since = (timestamp: number) => (timestamp - (began ?? timestamp)) * 1000;
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp, type, initiator }) => {
    began ??= timestamp;
    followed.lastChange = performance.now();
    if (!url.startsWith('https:')) return;
    const kind = BACKEND.test(url) ? 'backend' : type === 'Script' ? 'script' : 'other';
    followed.pending.set(requestId, { url, kind, start: since(timestamp), initiator: scriptOf(initiator) });
  });
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    const request = followed.pending.get(requestId);
    // qiankun fetches scripts as text.
    if (request && (type === 'Script' || response.mimeType.includes('javascript'))) request.kind = 'script';
    // Chromium's own count of a compressed answer depends on when it looks.
    if (!response.fromDiskCache) sizes.set(requestId, Number(response.headers['content-length']));
  });
  const end = (requestId: string, timestamp: number) => {
    const request = followed.pending.get(requestId);
    followed.lastChange = performance.now();
    if (!request) return;
    followed.pending.delete(requestId);
    followed.ended.push({ ...request, end: since(timestamp), bytes: sizes.get(requestId) ?? 0 });
  };
  devtools.on('Network.loadingFinished', ({ requestId, timestamp }) => end(requestId, timestamp));
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp));
  return followed;
}

interface Initiator {
  type: string;
  stack?: { callFrames: { url: string }[]; parent?: Initiator['stack'] };
}

/** The script that asked for a request: the innermost one with an address, also across promises. */
function scriptOf({ type, stack }: Initiator): string | undefined {
  if (type !== 'script') return undefined;
  for (let level = stack; level; level = level.parent) {
    const frame = level.callFrames.find(({ url }) => url.startsWith('https:'));
    if (frame) return frame.url;
  }
  return undefined;
}
