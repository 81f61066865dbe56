import { readFileSync } from 'node:fs';
import { prepared } from '../folder';
import { recordedRun, type RecordedRun } from './recordedRun';

test('sees a call abroad from a process, a thread, by name and by datagram', async () => {
  const { callsBeyondLoopback, unroutable, code, output } = await recordedRun('callAbroad.ts');
  expect({ code, output }).toEqual({ code: 0, output: '' });
  const targets = callsBeyondLoopback.map(({ target }) => target);
  for (const target of ['192.0.2.1', 'nobody.invalid', '198.51.100.1', '203.0.113.1'])
    expect(targets).toContain(target);
  // The kernel also counts the calls of programs other than Node.
  if (unroutable !== null) expect(unroutable).toBeGreaterThanOrEqual(3);
}, 180_000);

function expectNoCallsBeyondThisMachine({ callsBeyondLoopback, unroutable }: RecordedRun): void {
  expect(callsBeyondLoopback).toEqual([]);
  expect(unroutable ?? 0).toBe(0);
}

// Nx replays a build of unchanged sources. What that build called, the run that made it has recorded.
test('building and first starting the product calls this machine alone', () => {
  const start = JSON.parse(readFileSync(prepared.connections, 'utf8')) as RecordedRun;
  for (const part of ['start.mjs', 'nx.js']) expect(start.watched).toContainEqual(expect.stringContaining(part));
  expectNoCallsBeyondThisMachine(start);
});

test('serving, using and stopping the product calls this machine alone', async () => {
  const use = await recordedRun('useProduct.ts');
  expect(use).toMatchObject({ code: 0 });
  for (const part of ['serve.mjs', 'release.mjs list'])
    expect(use.watched).toContainEqual(expect.stringContaining(part));
  expectNoCallsBeyondThisMachine(use);
}, 180_000);
