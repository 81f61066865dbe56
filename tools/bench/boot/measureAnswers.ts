import { brotliCompressSync } from 'node:zlib';
import { platformManifestSchema } from '@platform/contract';
import type { Measurement } from '../measurement';
import type { RegisteredModules } from './registeredModules';
import { tokenOf } from './tokenOf';

const KILOBYTE = 1000;
const RUNS = 20;
const PEOPLE = [
  { who: 'a club with its own modules', email: 'manager@pinehollow.test' },
  { who: 'a club with all modules', email: 'admin@lakeside.test' },
];

/** What a page reads about modules: the size of its own part and of the registry's answer, and the time to read the answer. */
export async function measureAnswers(platforms: readonly RegisteredModules[]): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const { count, platform, origin } of platforms) {
    const registered = `${count.toLocaleString('en-US')} modules registered`;
    const html = await (await fetch(`${origin}/training`)).text();
    measurements.push({ name: `the page /training, compressed, ${registered}`, unit: 'kB', runs: [sizeOf(html)] });
    for (const { who, email } of PEOPLE) {
      const token = await tokenOf(platform, email);
      const answer = await (
        await fetch(`${origin}/rest/v1/rpc/platform_manifest`, {
          method: 'POST',
          headers: {
            apikey: platform.page.publishableKey,
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
          },
          body: '{}',
        })
      ).text();
      measurements.push(
        { name: `the answer for ${who}, compressed, ${registered}`, unit: 'kB', runs: [sizeOf(answer)] },
        { name: `… to parse and to check by the schema`, unit: 'ms', runs: timesOfReading(answer) },
      );
    }
  }
  return measurements;
}

const sizeOf = (text: string): number => brotliCompressSync(text).byteLength / KILOBYTE;

function timesOfReading(answer: string): number[] {
  return Array.from({ length: RUNS }, () => {
    const start = performance.now();
    platformManifestSchema.parse(JSON.parse(answer));
    return performance.now() - start;
  });
}
