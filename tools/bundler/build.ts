import { writeFile } from 'node:fs/promises';
import { buildModule } from './buildModule';
import { buildShell } from './buildShell';
import { BuildError } from './buildError';

/**
 * `build.mjs <app>`: builds one app. A module's version comes from MODULE_VERSION, 1.0.0 if unset. If BUILD_PROBLEM
 * names a file, the reason of a failed build is also written there, for a program that runs many tools.
 */
export async function main([app]: string[]): Promise<void> {
  try {
    if (!app) throw new BuildError('Say which app to build: build.mjs <app>');
    if (app === 'shell') {
      const { digest, bytes } = await buildShell();
      console.log(`shell ${digest} built`);
      for (const [name, count] of Object.entries(bytes ?? {}))
        console.log(`${count.toLocaleString('en-US').padStart(9)}  ${name}`);
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
