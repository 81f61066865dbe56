import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A file of piral-core that piral-cli runs, and whose answer is the code to build. */
export default function generatedCode() {
  const generate = require(this.resourcePath);
  return generate();
}
