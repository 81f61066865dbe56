import { runTypeScript } from '../checks/runTypeScript.mjs';

await runTypeScript(new URL('./main.ts', import.meta.url).href);
