import type { AddressInfo, Server } from 'node:net';
import type { ModuleDescriptor } from '@platform/contract';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { moduleConfiguration } from '../../bundler/rspack/rspackConfig';
import { DescriptorPlugin } from './descriptorPlugin';
import { DEVELOPMENT_VERSION, developmentBase } from './developmentRelease';
import { reportCompilations } from './reportCompilations';
import { SavedFilesPlugin } from './savedFilesPlugin';

/** Files that are saved within this time are compiled together (milliseconds). */
const TOGETHER_MS = 10;

export interface ModuleServer {
  origin: string;
  /** The last good module.json. */
  descriptor(): ModuleDescriptor;
  stop(): Promise<void>;
}

/** Serves one module's current files with hot reload, on its own port behind ours. */
export async function startModuleServer(first: ModuleDescriptor): Promise<ModuleServer> {
  const { id } = first;
  const base = developmentBase(id);
  const descriptors = new DescriptorPlugin(first);
  const configuration = moduleConfiguration({ app: id, version: DEVELOPMENT_VERSION, developmentBase: base });
  const compiler = rspack({
    ...configuration,
    plugins: [...(configuration.plugins ?? []), descriptors, new SavedFilesPlugin()],
    watchOptions: { aggregateTimeout: TOGETHER_MS },
    infrastructureLogging: { level: 'error' },
    // The overlay would draw colors as style attributes, which the page's policy refuses.
    stats: { preset: 'none', colors: false },
  });
  const firstCompilation = reportCompilations(compiler, id);
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port: 0,
      hot: true,
      liveReload: false,
      static: false,
      setupExitSignals: false,
      devMiddleware: { publicPath: base },
      webSocketServer: { type: 'ws', options: { path: `${base}socket` } },
      client: {
        logging: 'warn',
        // On the page's own origin, whatever its name: our port forwards the socket.
        webSocketURL: { hostname: '0.0.0.0', port: 0, pathname: `${base}socket`, protocol: 'auto:' },
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
    },
    compiler,
  );
  await server.start();
  await firstCompilation;
  const { port } = (server.server as Server).address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    descriptor: () => descriptors.descriptor,
    stop: () => server.stop(),
  };
}
