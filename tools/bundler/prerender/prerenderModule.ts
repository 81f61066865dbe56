import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModuleDescriptor } from '@platform/contract';
import { BuildError } from '../buildError';
import { RENDERER_FILE, rendererConfiguration } from '../rspack/rspackConfig';
import { runRspack } from '../rspack/runRspack';
import type { StoredRendering } from './rendering';
import { prerenderedAt } from './prerenderedAt';
import { librariesDigest } from './librariesDigest';
import type { ModuleRenderings, ModuleRequest } from './moduleRenderer';
import { RendererError } from './rendererError';
import { runRenderer } from './runRenderer';

const moduleRenderer = fileURLToPath(new URL('./moduleRenderer.ts', import.meta.url));

/**
 * Prerenders the module's public pages into its release folder. So they are as immutable as its code, and composing the
 * site runs none of that code.
 * @returns the file of each prerendered page by the path of the page
 * @throws BuildError for a page that cannot render without a browser
 */
export async function prerenderModule(descriptor: ModuleDescriptor, folder: string): Promise<Record<string, string>> {
  const { id } = descriptor;
  const paths: ModuleRequest = descriptor.routes.flatMap((route) => prerenderedAt(route) ?? []);
  if (paths.length === 0) return {};
  const renderings = await render(id, paths);
  const libraries = await librariesDigest();
  const files: Record<string, string> = {};
  for (const [pathname, rendering] of Object.entries(renderings)) {
    const file = `prerendered/${pathname === '/' ? 'index' : pathname.slice(1)}.json`;
    const stored: StoredRendering = { libraries, ...rendering };
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), `${JSON.stringify(stored)}\n`);
    files[pathname] = file;
  }
  return files;
}

async function render(app: string, paths: ModuleRequest): Promise<ModuleRenderings> {
  const workshop = await mkdtemp(path.join(tmpdir(), `${app}-renderer-`));
  try {
    await runRspack(
      rendererConfiguration({ app, appEntry: 'src/index.ts', renderer: moduleRenderer, folder: workshop }),
    );
    const code = await readFile(path.join(workshop, RENDERER_FILE), 'utf8');
    return await runRenderer<ModuleRenderings>(code, paths);
  } catch (error) {
    if (error instanceof RendererError) throw new BuildError(`${app}: ${error.message}`, { cause: error });
    throw error;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}
