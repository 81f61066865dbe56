import { runTypeScript } from '../checks/runTypeScript.mjs';

await runTypeScript(new URL('./drawProduct.ts', import.meta.url).href);
