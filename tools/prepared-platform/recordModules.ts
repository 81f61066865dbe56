import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';

/** One line for each request of a module's file: the module's id. */
const FILE = 'requested-modules';

/** Records which modules' code browsers request from this process. Tests compare it with what their group declares. */
export function recordModules(dataFolder: string): void {
  const file = path.join(dataFolder, FILE);
  writeFileSync(file, '');
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const moduleId = /^\/modules\/([^/]+)\//.exec(request.url ?? '')?.[1];
    if (moduleId) appendFileSync(file, `${moduleId}\n`);
  });
}
