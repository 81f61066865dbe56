import { runTypeScript } from '../checks/runTypeScript.mjs';

await runTypeScript(new URL('./start.ts', import.meta.url).href);
