import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { declaredIn, folderOfGroup } from './declaredModules';
import { freePort } from '#freePort';
import { ensurePrepared } from './ensurePrepared';
import {
  announcePlatforms,
  commandEnvironment,
  fixturesFolder,
  platformAt,
  PLATFORMS,
  preparedFolder,
  type TestedPlatform,
} from './platformUnderTest';

/** Gives each worker a copy of the prepared platform and serves it until the last test has ended. */
async function startPlatforms(): Promise<() => Promise<void>> {
  const { E2E_GROUP, SOAK } = process.env;
  if (!E2E_GROUP && !SOAK)
    throw new Error('Each group has a platform of its own. Run one by its name: node e2e/run.mjs journeys-<group>');
  await ensurePrepared();
  const folder = await mkdtemp(path.join(process.env.E2E_DATA ?? tmpdir(), 'platform-e2e-'));
  announcePlatforms({ ports: await choosePorts(), folder });
  const starts = await Promise.allSettled(
    Array.from({ length: PLATFORMS }, (_, index) => startPlatform(platformAt(index))),
  );
  const stopAll = async () => {
    await Promise.all(starts.map(async (start) => start.status === 'fulfilled' && start.value()));
    await rm(folder, { recursive: true, force: true });
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (!failed) return stopAll;
  await stopAll();
  throw failed.reason;
}

/** Free ports, or the ones from E2E_PORT on. */
async function choosePorts(): Promise<number[]> {
  const { E2E_PORT } = process.env;
  const ports: number[] = [];
  for (let index = 0; index < PLATFORMS; index += 1) ports.push(E2E_PORT ? Number(E2E_PORT) + index : await freePort());
  return ports;
}

/** The prepared data that the run's group asks for. A soak is not a group, so it gets the product. */
function preparedData(): string {
  const { E2E_GROUP } = process.env;
  const { usesFixtures } = E2E_GROUP ? declaredIn(folderOfGroup(E2E_GROUP)) : { usesFixtures: false };
  return path.join(usesFixtures ? fixturesFolder : preparedFolder, 'data');
}

/** @returns a function that stops it */
async function startPlatform(platform: TestedPlatform): Promise<() => Promise<void>> {
  // Copies 70 MB in two thirds of the time of the asynchronous call.
  cpSync(preparedData(), platform.dataFolder, { recursive: true });
  const child = spawn(process.execPath, [path.join(preparedFolder, 'programs/serve.mjs')], {
    cwd: platform.repository,
    env: commandEnvironment(platform),
    stdio: 'pipe',
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      if (output.includes(`is ready at ${platform.origin}`)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`The platform ended with ${code}:\n${output}`)));
  });
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

export default startPlatforms;
