import { runTypeScript } from '../../tools/checks/runTypeScript.mjs';

await runTypeScript(new URL('./main.ts', import.meta.url).href);
