/** Shows the current step of a command. */
export interface Progress {
  /** Runs one step under its title; `tell` reports how much of it is done. */
  step<T>(title: string, work: (tell: (done: number, of: number) => void) => Promise<T>): Promise<T>;
}

/** Shows nothing. */
export const noProgress: Progress = { step: (_title, work) => work(() => undefined) };

/** Progress on a terminal: one line a step, rewritten while it runs; in a log, one line at its end. */
export function createTerminalProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  const rewrite = (text: string) => {
    if (stream.isTTY) stream.write(`\r\u001b[2K${text}`);
  };
  return {
    async step(title, work) {
      const start = performance.now();
      const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
      let detail = '';
      rewrite(`… ${title}`);
      const ticking = setInterval(() => rewrite(`… ${title}${detail}  ${seconds()}`), 200);
      try {
        const result = await work((done, of) => (detail = ` ${done}/${of}`));
        rewrite('');
        stream.write(`✓ ${title}  ${seconds()}\n`);
        return result;
      } catch (error) {
        rewrite('');
        stream.write(`✗ ${title}  ${seconds()}\n`);
        throw error;
      } finally {
        clearInterval(ticking);
      }
    },
  };
}
