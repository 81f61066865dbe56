import { runTypeScript } from '../checks/runTypeScript.mjs';

await runTypeScript(new URL('./dev.ts', import.meta.url).href);
