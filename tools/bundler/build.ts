import { buildModule } from './buildModule';
import { buildShell } from './buildShell';
import { BuildError } from './runRspack';

/** Command line: `build.ts <app>`; a module's version comes from MODULE_VERSION, 1.0.0 when unset. */
async function main(app: string | undefined): Promise<void> {
  if (!app) throw new BuildError('Say which app to build: build.ts <app>');
  if (app === 'shell') {
    const { digest } = await buildShell();
    console.log(`shell ${digest} built`);
  } else {
    const { version, files } = await buildModule(app, process.env.MODULE_VERSION ?? '1.0.0');
    console.log(`${app} ${version} built, ${Object.keys(files).length} files`);
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
});
