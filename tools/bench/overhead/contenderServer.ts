import { readFile } from 'node:fs/promises';
import type { Http2ServerRequest } from 'node:http2';
import path from 'node:path';
import type { ShellBuild } from '../../bundler/buildShell';
import { SHELL_FILE } from '../../bundler/output/releaseNames';
import type { Monolith } from './buildMonolith';
import type { Certificate } from './certificate';
import { compressed, serveOverHttp2, type RunningServer, type Served } from './http2Server';
import { MONOLITH_BASE, monolithPage, withoutTrustedTypes } from './monolithPage';

/** What is not a file: the backend, which answers both contenders alike. */
const BACKEND = /^\/(rest|auth|functions|storage)\/v1\//;
/** The shell's folder in the address of a script that starts it. */
const SHELL_FOLDER = /<script defer src="([^"]*\/)[^"/]*"/;
/** Headers of the local stack that do not belong on an answer over HTTP/2, or no longer fit it. */
const DROPPED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
]);

/**
 * Serves one contender over HTTP/2: files from memory, compressed with brotli at its highest level as a CDN does, and
 * the backend of the local stack unchanged.
 * @param platform origin of the local stack
 * @param monolith replaces the scripts in the stack's pages; undefined serves the federated platform
 */
export async function serveContender(
  platform: string,
  certificate: Certificate,
  monolith?: Monolith,
): Promise<RunningServer> {
  const files = new Map<string, Promise<Served>>();

  async function file(address: string): Promise<Served> {
    if (monolith && address.startsWith(MONOLITH_BASE)) {
      const body = await readFile(path.join(monolith.folder, address.slice(MONOLITH_BASE.length)));
      const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': IMMUTABLE };
      return compressed({ status: 200, headers, body });
    }
    const served = await fromStack(platform, address);
    if (!monolith) return compressed(served);
    const { 'content-security-policy': policy, ...others } = served.headers;
    const headers = { ...others, ...(policy && { 'content-security-policy': withoutTrustedTypes(policy) }) };
    const isPage = served.headers['content-type']?.startsWith('text/html');
    const body = isPage ? await replaceScripts(served.body.toString(), monolith) : served.body;
    return compressed({ ...served, headers, body });
  }

  async function replaceScripts(html: string, by: Monolith): Promise<Buffer> {
    const [, base = ''] = SHELL_FOLDER.exec(html) ?? [];
    const { next } = (await (await fetch(`${platform}${base}${SHELL_FILE}`)).json()) as ShellBuild;
    const shellMembers = (next?.members ?? []).map((name) => base + name);
    return Buffer.from(monolithPage(html, by, shellMembers));
  }

  return serveOverHttp2(certificate, async (request) => {
    const address = request.url;
    if (BACKEND.test(address)) return fromBackend(platform, request);
    const known = files.get(address) ?? file(address);
    files.set(address, known);
    return known;
  });
}

/** Headers of a request that belong to its connection: the next one has its own. */
const OF_CONNECTION = new Set(['host', 'content-length']);

const IMMUTABLE = 'public, max-age=31536000, immutable';

async function fromStack(platform: string, address: string, init?: RequestInit): Promise<Served> {
  const response = await fetch(platform + address, { redirect: 'manual', ...init });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !DROPPED.has(name)));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

async function fromBackend(platform: string, request: Http2ServerRequest): Promise<Served> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)),
  ) as Record<string, string>;
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  return fromStack(platform, request.url, { method: request.method, headers, body });
}
