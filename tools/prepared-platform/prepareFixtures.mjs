import { runTypeScript } from '../checks/runTypeScript.mjs';

await runTypeScript(new URL('./fixtures/prepareFixtures.ts', import.meta.url).href);
