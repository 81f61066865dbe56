import { untilAborted } from './untilAborted';

const never = new Promise<never>(() => {});

test('returns the result of the work', async () => {
  await expect(untilAborted(Promise.resolve('shown'), new AbortController().signal)).resolves.toBe('shown');
});

test('ends work that never ends, with the reason of the signal', async () => {
  const stop = new AbortController();
  const waiting = untilAborted(never, stop.signal);
  stop.abort('Ctrl-C was pressed.');
  await expect(waiting).rejects.toThrow('Ctrl-C was pressed.');
});

test('does not wait when the signal has already aborted', async () => {
  await expect(untilAborted(never, AbortSignal.abort('too late'))).rejects.toThrow('too late');
});
