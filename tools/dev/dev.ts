import { brand } from '@platform/contract';
import { describeModule } from '../bundler/descriptor/describeModule';
import { BuildError } from '../bundler/buildError';
import { stopOnSignal } from '../local-stack/src';
import { Closing } from '../local-stack/src/closing';
import { localSettings } from '../releases/platforms/localPlatform';
import { createTerminalProgress } from '../releases/terminal/progress';
import { ReleaseError } from '../releases/registry/releaseError';
import { readCommandLine, usage, type DevSettings } from './commandLine';
import { DevError } from './devError';
import { buildDevelopmentShell } from './platform/developmentShell';
import { createDevelopmentSite } from './site/developmentSite';
import { findPlatform, type PlatformOrigins } from './platform/findPlatform';
import { startLocalPlatform } from './platform/localPlatform';
import { startModuleServer } from './module/moduleServer';
import { openPageServer } from './site/pageServer';

/** `npm run dev -- <module>`: hot reload of one module inside the otherwise published platform. */
export async function main(args: string[]): Promise<void> {
  const closing = new Closing();
  stopOnSignal(() => closing.run());
  try {
    const settings = readCommandLine(args);
    if (!settings) return console.log(usage);
    await start(settings, closing);
  } catch (error) {
    const expected = [DevError, BuildError, ReleaseError].some((known) => error instanceof known);
    console.error(expected ? (error as Error).message : error);
    await closing.run();
    process.exit(1);
  }
}

async function start({ app, platform, port, json }: DevSettings, closing: Closing): Promise<void> {
  const progress = createTerminalProgress();
  const descriptor = await describeModule(app);
  const pages = await openPageServer(port);
  closing.add(() => pages.close());
  const origins = platform ? await remotePlatform(platform) : await localPlatform(closing);
  const shell = await progress.step('Building the development shell', () => buildDevelopmentShell());
  closing.add(() => shell.remove());
  const moduleServer = await startModuleServer(descriptor);
  closing.add(() => moduleServer.stop());

  const site = createDevelopmentSite({ origins, shell, moduleServer });
  pages.serve(site.answer);
  pages.server.on('upgrade', site.connectSocket);
  const addressOf = (route: string) => `http://127.0.0.1:${port}${route}`;
  const address = addressOf(descriptor.routes[0]?.path ?? '/');
  const demo = descriptor.routes.find(({ layout }) => layout === 'demo')?.path;
  const demoLine = demo === undefined ? '' : `\nIts demo, which needs no sign-in: ${addressOf(demo)}`;
  console.log(
    json
      ? JSON.stringify({ module: app, address, platform: origins.site })
      : `\n${descriptor.title} is live inside the ${brand.name} of ${origins.site} at ${address}${demoLine}`,
  );
}

async function remotePlatform(origin: string): Promise<PlatformOrigins> {
  const found = await findPlatform(origin);
  if (!found) throw new DevError(`The platform at ${origin} does not answer.`);
  return found;
}

/** The local platform: the running one, else one of our own. */
async function localPlatform(closing: Closing): Promise<PlatformOrigins> {
  const origin = `http://127.0.0.1:${localSettings().port}`;
  const running = await findPlatform(origin);
  if (running) return running;
  console.error(`Nothing answers at ${origin}; starting the local platform.`);
  const local = startLocalPlatform(origin);
  closing.add(() => local.stop());
  await local.ready;
  const started = await findPlatform(origin);
  if (!started) throw new DevError(`The local platform at ${origin} does not answer.`);
  return started;
}
