import { BuildError } from '../bundler/buildError';
import { DevError } from '../dev/devError';
import { openPageServer } from '../dev/site/pageServer';
import { stopOnSignal } from '../local-stack/src';
import { Closing } from '../local-stack/src/closing';
import { createTerminalProgress } from '../releases/terminal/progress';
import { createCatalogueSite } from './catalogueSite';
import { readCommandLine, usage } from './commandLine';
import { watchCatalogue } from './watchCatalogue';

/** `npm run catalogue`: every primitive of the design system with its states, keyboard use and code. */
export async function main(args: string[]): Promise<void> {
  const closing = new Closing();
  stopOnSignal(() => closing.run());
  try {
    const settings = readCommandLine(args);
    if (!settings) return console.log(usage);
    const { port } = settings;
    const pages = await openPageServer(port);
    closing.add(() => pages.close());
    const watch = await createTerminalProgress().step('Building the catalogue', watchCatalogue);
    closing.add(watch.close);
    pages.serve(createCatalogueSite(watch));
    console.log(`The catalogue is ready at http://127.0.0.1:${port}`);
  } catch (error) {
    const expected = error instanceof DevError || error instanceof BuildError;
    console.error(expected ? error.message : error);
    await closing.run();
    process.exit(1);
  }
}
