import { runTypeScript } from '../../checks/runTypeScript.mjs';

await runTypeScript(new URL('./startCheck.ts', import.meta.url).href);
