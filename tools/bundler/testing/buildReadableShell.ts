import { shellConfiguration } from '../rspack/rspackConfig';
import { runRspack } from '../rspack/runRspack';

// Builds the shell into a folder as a page gets it, but without minification, which may change how a text is written.
//   node --import tsx tools/bundler/testing/buildReadableShell.ts <folder>
// A separate program, because Jest cannot load rspack.
const [folder] = process.argv.slice(2);
const configuration = shellConfiguration();
await runRspack({
  ...configuration,
  output: { ...configuration.output, path: folder },
  optimization: { ...configuration.optimization, minimize: false },
});
