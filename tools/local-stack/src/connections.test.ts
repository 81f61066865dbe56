import path from 'node:path';
import { recordedRun } from './testing/recordedRun';

const program = (name: string) => path.join(__dirname, 'testing', name);

test('sees each call abroad: from a process, a thread, by name and by datagram', async () => {
  const { callsBeyondLoopback, unroutable, code, output } = await recordedRun(program('callAbroad.ts'));
  expect({ code, output }).toEqual({ code: 0, output: '' });
  const targets = callsBeyondLoopback.map(({ target }) => target);
  for (const target of ['192.0.2.1', 'nobody.invalid', '198.51.100.1', '203.0.113.1'])
    expect(targets).toContain(target);
  // What the kernel counts, it counts for programs that are not Node's, too.
  if (unroutable !== null) expect(unroutable).toBeGreaterThanOrEqual(3);
}, 180_000);

test('calls no one beyond this machine when the product is started, used and stopped', async () => {
  const { callsBeyondLoopback, unroutable, watched, code, output } = await recordedRun(program('useProduct.ts'));
  expect({ code, output }).toMatchObject({ code: 0 });
  const parts = ['start.mjs', 'nx.js', 'tools/bundler/build.mjs shell', 'tools/bundler/build.mjs training'];
  for (const part of [...parts, 'release.mjs list']) {
    expect(watched).toContainEqual(expect.stringContaining(part));
  }
  expect(callsBeyondLoopback).toEqual([]);
  expect(unroutable ?? 0).toBe(0);
}, 600_000);
