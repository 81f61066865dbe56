import { buildModule } from './buildModule';
import { buildShell } from './buildShell';
import { BuildError } from './buildError';
import { reportProblem } from './reportProblem';

/** `build.mjs <app>`: builds one app. A module's version comes from MODULE_VERSION, 1.0.0 if unset. */
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
    await reportProblem(error);
  }
}
