import type { Writable } from 'node:stream';

/** Lets a reader of the output, such as `head`, stop early without an error. */
export function endWithReader(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
