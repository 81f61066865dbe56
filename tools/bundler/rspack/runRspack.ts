import { rspack, type Configuration, type Stats } from '@rspack/core';
import { BuildError } from '../buildError';

/** Runs one build to its end. @throws BuildError with every error the compiler found */
export async function runRspack(configuration: Configuration): Promise<Stats> {
  const compiler = rspack(configuration);
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result as Stats))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) {
    throw new BuildError(stats.toString({ all: false, errors: true, colors: false }));
  }
  return stats;
}
