import { EventEmitter } from 'node:events';
import { listenForStop } from './stopSignals';

const processOf = (signals: EventEmitter) => signals as unknown as NodeJS.Process;

test('holds the first signal back for the work, and leaves the second to the system', () => {
  const signals = new EventEmitter();
  const stop = listenForStop(processOf(signals));
  expect(stop.exitCode()).toBeUndefined();
  signals.emit('SIGINT', 'SIGINT');
  expect(stop.signal.reason).toBe('The check was stopped by SIGINT before it was over.');
  expect(stop.exitCode()).toBe(130);
  expect(signals.eventNames()).toEqual([]);
});

test("has a shell's exit code when a CI job stops it", () => {
  const signals = new EventEmitter();
  const stop = listenForStop(processOf(signals));
  signals.emit('SIGTERM', 'SIGTERM');
  expect(stop.exitCode()).toBe(143);
});

test('stops listening once the work is over', () => {
  const signals = new EventEmitter();
  listenForStop(processOf(signals)).release();
  expect(signals.eventNames()).toEqual([]);
});
