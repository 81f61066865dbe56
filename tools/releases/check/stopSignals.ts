import { constants } from 'node:os';

/** Signals with which a person, a terminal or a CI job ends a command. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Lets a command finish its work in order when it is stopped. */
interface StopSignals {
  /** Aborts with the first signal; its reason is a sentence. */
  signal: AbortSignal;
  /** The exit code of a stopped command, 128 and the signal's number as in shells; undefined if it was not stopped. */
  exitCode(): number | undefined;
  /** Stops listening: signals end the process again. */
  release(): void;
}

/** Holds the first signal back, so that the work can finish in order. A second one ends the process as usual. */
export function listenForStop(source: NodeJS.Process = process): StopSignals {
  const stop = new AbortController();
  let exitCode: number | undefined;
  const onSignal = (name: NodeJS.Signals) => {
    exitCode = 128 + constants.signals[name];
    release();
    stop.abort(`The check was stopped by ${name} before it was over.`);
  };
  const release = () => SIGNALS.forEach((name) => source.off(name, onSignal));
  SIGNALS.forEach((name) => source.on(name, onSignal));
  return { signal: stop.signal, exitCode: () => exitCode, release };
}
