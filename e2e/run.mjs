// node e2e/run.mjs journeys-<group>: runs one group of browser tests; results in test-results/journeys-<group>.json
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('..', import.meta.url));
const [name = '', ...options] = process.argv.slice(2);
const group = name.replace(/^journeys-/, '');
const config = group === 'catalogue' ? 'playwright.catalogue.config.ts' : 'playwright.config.ts';

// Results of an earlier run are none of this one's.
rmSync(path.join(repository, 'test-results', `${name}.json`), { force: true });
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '-c', config, '--project', group, ...options],
  { cwd: repository, env: { ...process.env, E2E_GROUP: name }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
