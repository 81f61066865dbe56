import { runTypeScript } from '../checks/runTypeScript.mjs';

await runTypeScript(new URL('./catalogue.ts', import.meta.url).href);
