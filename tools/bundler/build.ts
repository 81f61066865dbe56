import { writeFile } from 'node:fs/promises';
import { buildModule } from './buildModule';
import { buildShell } from './buildShell';
import { BuildError } from './buildError';

/** `build.mjs <app>`: builds one app; a module's version comes from MODULE_VERSION, 1.0.0 when unset.
 * Why it does not build is also written to BUILD_PROBLEM, where that names a file: a program that runs many tools reads
 * it there. */
export async function main([app]: string[]): Promise<void> {
  try {
    if (!app) throw new BuildError('Say which app to build: build.mjs <app>');
    if (app === 'shell') {
      const { digest } = await buildShell();
      console.log(`shell ${digest} built`);
    } else {
      const { version, files, firstLoadBytes } = await buildModule(app, process.env.MODULE_VERSION ?? '1.0.0');
      console.log(
        `${app} ${version} built, ${Object.keys(files).length} files, ${firstLoadBytes?.toLocaleString('en-US')} bytes on first load`,
      );
    }
  } catch (error) {
    const problem = error instanceof BuildError ? error.message : error;
    console.error(problem);
    if (process.env.BUILD_PROBLEM) await writeFile(process.env.BUILD_PROBLEM, String(problem));
    process.exitCode = 1;
  }
}
