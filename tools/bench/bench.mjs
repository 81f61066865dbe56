import { runTypeScript } from '../checks/runTypeScript.mjs';

await runTypeScript(new URL('./bench.ts', import.meta.url).href);
