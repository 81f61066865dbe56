import { runTypeScript } from '../../../checks/runTypeScript.mjs';

await runTypeScript(new URL('./contend.ts', import.meta.url).href);
