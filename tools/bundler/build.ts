import { buildModule } from './buildModule';
import { buildShell } from './buildShell';
import { BuildError } from './buildError';

/** `build.mjs <app>`: builds one app; a module's version comes from MODULE_VERSION, 1.0.0 when unset. */
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
    console.error(error instanceof BuildError ? error.message : error);
    process.exitCode = 1;
  }
}
