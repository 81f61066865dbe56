import { runTypeScript } from '../checks/runTypeScript.mjs';

await runTypeScript(new URL('./build.ts', import.meta.url).href);
