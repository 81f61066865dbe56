import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../bundler/paths';
import { formatTable } from '../releases/table';
import type { Measurement } from './measurement';
import { measurePromotion } from './promotion';

const benchmarks: Record<string, () => Promise<Measurement[]>> = {
  promotion: measurePromotion,
};

/** `npm run bench [name]`: measures, writes bench/results/<name>.json and prints a table. Never part of the tests. */
export async function main([only]: string[]): Promise<void> {
  if (only && !(only in benchmarks)) {
    console.error(`There is no benchmark "${only}"; there are: ${Object.keys(benchmarks).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (only && name !== only) continue;
    const measurements = await measure();
    const folder = path.join(repositoryRoot, 'bench/results');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(measurements, null, 2)}\n`);
    console.log(formatTable(['what', 'median', 'min', 'max', 'promise'], measurements.map(rowOf)));
  }
}

function rowOf({ name, unit, promise, runs }: Measurement): string[] {
  const sorted = [...runs].sort((a, b) => a - b);
  const show = (value: number | undefined) => `${Math.round(value ?? Number.NaN)} ${unit}`;
  return [
    name,
    show(sorted[Math.floor(sorted.length / 2)]),
    show(sorted[0]),
    show(sorted.at(-1)),
    `≤ ${promise} ${unit}`,
  ];
}
