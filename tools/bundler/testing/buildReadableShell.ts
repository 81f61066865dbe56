import { shellConfiguration } from '../rspack/rspackConfig';
import { runRspack } from '../rspack/runRspack';

// Builds the shell into a folder as a page gets it, but readable: a minifier may write a text in another way.
//   node --import tsx tools/bundler/testing/buildReadableShell.ts <folder>
// A program of its own, because Jest cannot load rspack.
const [folder] = process.argv.slice(2);
const configuration = shellConfiguration();
await runRspack({
  ...configuration,
  output: { ...configuration.output, path: folder },
  optimization: { ...configuration.optimization, minimize: false },
});
