import type { CDPSession } from '@playwright/test';

/** How a page is visited. */
export interface Conditions {
  name: string;
  /** Bits per second, or undefined for the machine's own speed. */
  bandwidth?: number;
  /** Milliseconds of every request. */
  latency: number;
  /** How many times slower the processor is. */
  slowdown: number;
}

/** Limits the network and the processor of a page. */
export async function impose(devtools: CDPSession, { bandwidth, latency, slowdown }: Conditions): Promise<void> {
  await devtools.send('Network.enable');
  const bytesPerSecond = bandwidth === undefined ? -1 : bandwidth / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
