import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Certificate } from '../overhead/certificate';
import { compressed, serveOverHttp2, type RunningServer, type Served } from '../overhead/http2Server';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
};
/** Files whose name changes with their content are kept by browsers for good, all others are asked for again. */
const HASHED = /\.[0-9a-f]{8}\.js$/;

/** Serves a built site: files, the page of a folder, and the site's first page for its own addresses. */
export function serveSite(folder: string, certificate: Certificate): Promise<RunningServer> {
  const files = new Map<string, Promise<Served>>();

  async function file(address: string): Promise<Served> {
    const name =
      !path.extname(address) && address !== '/remote/' ? '/index.html' : address.replace(/\/$/, '/index.html');
    const body = await readFile(path.join(folder, name)).catch(() => undefined);
    if (!body) return { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Not found') };
    const headers = {
      'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    return compressed({ status: 200, headers, body });
  }

  return serveOverHttp2(certificate, async ({ url }) => {
    const known = files.get(url) ?? file(url);
    files.set(url, known);
    return known;
  });
}
