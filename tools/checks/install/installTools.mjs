import { runTypeScript } from '../runTypeScript.mjs';

await runTypeScript(new URL('./installTools.ts', import.meta.url).href);
