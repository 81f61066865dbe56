import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { platformManifestSchema, type PlatformManifest } from '@platform/contract';
import { composePage, type PublishedFrame } from './composePage';
import { DevError } from '../devError';
import { withDemos } from './developmentManifest';
import { answerWithModule, namesModules } from './developmentAnswer';
import { developmentBase, developmentModule, PROXY_FILE, proxyScript } from '../module/developmentRelease';
import type { DevelopmentShell } from '../platform/developmentShell';
import type { PlatformOrigins } from '../platform/findPlatform';
import type { ModuleServer } from '../module/moduleServer';
import type { Answer } from './pageServer';
import { giveBack, passOn, passSocketOn } from '../platform/passOn';
import { readPlatformPage } from '../platform/platformPage';

interface Parts {
  origins: PlatformOrigins;
  shell: DevelopmentShell;
  moduleServer: ModuleServer;
}

interface DevelopmentSite {
  answer: Answer;
  connectSocket(request: IncomingMessage, socket: Duplex): void;
}

/**
 * The platform with one module in the state of the working copy. Forwards everything to the platform except the module's
 * own files and the scripts of the shell. Pages and manifests, which name the releases, name this one.
 */
export function createDevelopmentSite({ origins, shell, moduleServer }: Parts): DevelopmentSite {
  const { id } = moduleServer.descriptor();
  const base = developmentBase(id);
  const frames = new Map<string, Promise<PublishedFrame>>();

  function originOf(pathname: string): string {
    if (pathname.startsWith(base)) return moduleServer.origin;
    if (isApi(pathname)) return origins.api;
    return pathname.startsWith('/modules/') ? origins.artifacts : origins.site;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://page');
    if (pathname === base + PROXY_FILE) return send(response, 200, 'text/javascript', proxyScript(id));
    const [, digest, shellFile] = /^\/shell\/development-([0-9a-f]+)\/(.+)$/.exec(pathname) ?? [];
    if (shellFile && shellFile in shell.files) {
      return send(response, 200, 'text/javascript', await readFile(path.join(shell.folder, shellFile)));
    }
    const address = shellFile ? `/shell/${digest}/${shellFile}` : pathname + search;
    const rewritten = namesModules(pathname) || mayBePage(address);
    // An answer that we read must be complete and uncompressed.
    if (rewritten) withhold(request, ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']);
    const published = await passOn(request, originOf(pathname), address);
    return rewritten ? rewrite(pathname, published, response) : giveBack(published, response);
  }

  async function rewrite(pathname: string, published: IncomingMessage, response: ServerResponse): Promise<void> {
    const status = published.statusCode ?? 502;
    const type = published.headers['content-type'] ?? '';
    if (!/^(text\/html|application\/json)/.test(type)) return giveBack(published, response);
    const text = await readText(published);
    const module = developmentModule(moduleServer.descriptor());
    const page = type.startsWith('text/html') ? readPlatformPage(text) : undefined;
    if (page) {
      const frame = await frameOf(page.shellDigest);
      const manifest = pathname.startsWith('/demo/')
        ? withDemos(page.manifest, await fetchManifest(origins.site))
        : page.manifest;
      const { found, html } = composePage({ pathname, published: { ...page, manifest }, frame, shell, module });
      return send(response, found ? 200 : status, 'text/html', html);
    }
    return send(response, status, type, answerWithModule(pathname, text, module));
  }

  /** The published shell's own description and page frame: immutable, so asked for once. */
  async function frameOf(digest: string): Promise<PublishedFrame> {
    const known = frames.get(digest) ?? fetchFrame(`${origins.site}/shell/${digest}/`);
    frames.set(digest, known);
    known.catch(() => frames.delete(digest));
    return known;
  }

  return {
    answer,
    connectSocket(request, socket) {
      const { pathname, search } = new URL(request.url ?? '/', 'http://page');
      passSocketOn(request, socket, originOf(pathname), pathname + search);
    },
  };
}

const isApi = (pathname: string): boolean => /^\/(rest|auth|functions|storage|realtime)\/v1(\/|$)/.test(pathname);

const mayBePage = (pathname: string): boolean => !isApi(pathname) && !/^\/(modules|shell)\//.test(pathname);

function withhold(request: IncomingMessage, names: string[]): void {
  for (const name of names) delete request.headers[name];
}

async function fetchFrame(folder: string): Promise<PublishedFrame> {
  const read = async (file: string) => {
    const response = await fetch(folder + file);
    if (!response.ok) throw new DevError(`${folder}${file} answers ${response.status}.`);
    return response.text();
  };
  const build = JSON.parse(await read('shell.json')) as PublishedFrame['build'];
  const [page, firstScript] = await Promise.all([read(build.page), read(build.theme)]);
  return { build, page, firstScript };
}

/** The manifest that the platform's public pages are composed from. */
async function fetchManifest(site: string): Promise<PlatformManifest> {
  const response = await fetch(`${site}/modules.json`);
  if (!response.ok) throw new DevError(`${site}/modules.json answers ${response.status}.`);
  return platformManifestSchema.parse(await response.json());
}

async function readText(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, type: string, content: string | Buffer): void {
  const charset = type.includes('charset') ? '' : '; charset=utf-8';
  response.writeHead(status, { 'content-type': type + charset, 'cache-control': 'no-store' }).end(content);
}
