import { runTypeScript } from '../checks/runTypeScript.mjs';

await runTypeScript(new URL('./newModule.ts', import.meta.url).href);
