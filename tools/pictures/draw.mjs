import { fileURLToPath } from 'node:url';
import { runTypeScript } from '../checks/runTypeScript.mjs';

// Scenes are React components, so the compiler needs this project's settings.
process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('../../tsconfig.base.json', import.meta.url));
await runTypeScript(new URL('./draw.ts', import.meta.url).href);
