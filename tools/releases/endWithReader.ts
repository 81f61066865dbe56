import type { Writable } from 'node:stream';

/** Lets whoever reads the output, such as `head`, stop before its end: what comes after is written for nobody. */
export function endWithReader(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
