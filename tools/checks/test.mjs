import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(new URL('./test.ts', import.meta.url).href);
