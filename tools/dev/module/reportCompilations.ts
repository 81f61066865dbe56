import type { Compiler } from '@rspack/core';

/** Prints how each compilation ended. @returns a promise that resolves at the end of the first one, good or bad */
export function reportCompilations(compiler: Compiler, app: string): Promise<void> {
  return new Promise((resolve) => {
    compiler.hooks.done.tap('reportCompilations', (stats) => {
      const time = new Date().toLocaleTimeString('en-GB');
      if (stats.hasErrors()) {
        console.error(
          `✗ ${time} ${app} does not compile\n${stats.toString({ all: false, errors: true, colors: false })}\n`,
        );
      } else {
        const { time: milliseconds = 0 } = stats.toJson({ all: false, timings: true });
        console.log(`✓ ${time} ${app} compiled in ${(milliseconds / 1000).toFixed(1)} s`);
      }
      resolve();
    });
  });
}
