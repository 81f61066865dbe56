import { runTypeScript } from '../runTypeScript.mjs';

await runTypeScript(new URL('./soak.ts', import.meta.url).href);
