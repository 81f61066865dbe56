/** A step in the log of a command: its title, and how long it took (seconds). */
const STEP = /^✓ (.+) {2}([\d.]+) s$/gm;
/** Versions and counts, which differ between runs. */
const NUMBER = /\s[\d.]+/g;

/** The steps that a command of the project printed: the time (milliseconds) of each by its title, without numbers. */
export const stepTimes = (log: string): Map<string, number> =>
  new Map(
    [...log.matchAll(STEP)].map(([, title = '', seconds]) => [title.replaceAll(NUMBER, ''), Number(seconds) * 1000]),
  );
