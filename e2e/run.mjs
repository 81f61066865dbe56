// node e2e/run.mjs journeys-<group>: runs one group of browser tests; results in dist/test-results
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { playwrightRun } from '../tools/checks/browser/playwrightRun.mjs';

const repository = fileURLToPath(new URL('..', import.meta.url));
const [name = '', ...options] = process.argv.slice(2);
const { config, project } = playwrightRun(name);

const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '-c', config, '--project', project, ...options],
  { cwd: repository, env: { ...process.env, E2E_GROUP: name }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
