import type { Writable } from 'node:stream';

/** Lets a reader of the output, such as `head`, stop before its end: the rest has no reader. */
export function endWithReader(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
