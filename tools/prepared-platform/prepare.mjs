import { runTypeScript } from '../checks/runTypeScript.mjs';

await runTypeScript(new URL('./prepare.ts', import.meta.url).href);
