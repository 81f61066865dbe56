import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { appFolder } from '../bundler/paths';
import { sendText, type Answer } from '../dev/site/pageServer';
import { contentTypeOf } from '../local-stack/src/site/contentTypes';
import { cataloguePage, FILES } from './cataloguePage';
import { readExampleSources } from './exampleSources';
import type { CatalogueWatch } from './watchCatalogue';

/** Serves the catalog: pages, the build's files, the examples' source, and notices of new builds. */
export function createCatalogueSite(watch: CatalogueWatch): Answer {
  const listeners = new Set<ServerResponse>();
  watch.onBuilt(() => {
    for (const listener of listeners) listener.write('data: rebuilt\n\n');
  });

  async function answer(...[request, response]: Parameters<Answer>): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://page');
    if (pathname.startsWith(FILES)) return sendFile(response, watch.folder, pathname.slice(FILES.length));
    if (pathname === '/icon.svg') return sendFile(response, appFolder('shell'), 'icon.svg');
    if (pathname === '/sources.json') return send(response, '.json', JSON.stringify(await readExampleSources()));
    if (pathname === '/rebuilt') return listen(response);
    return send(response, '.html', cataloguePage(watch.build(), { bare: searchParams.has('bare') }));
  }

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }

  return answer;
}

async function sendFile(response: ServerResponse, folder: string, name: string): Promise<void> {
  const file = path.join(folder, path.normalize(`/${decodeURIComponent(name)}`));
  const content = await readFile(file).catch(() => undefined);
  if (content) send(response, file, content);
  else sendText(response, 404, 'There is no such file in the current build. Reload the page.');
}

function send(response: ServerResponse, name: string, content: string | Buffer): void {
  response
    .writeHead(200, {
      'content-type': contentTypeOf(name.startsWith('.') ? `x${name}` : name),
      'cache-control': 'no-store',
    })
    .end(content);
}
