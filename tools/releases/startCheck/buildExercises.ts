import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyStatement, moduleDescriptorSchema, releaseStatement, type ManifestModule } from '@platform/contract';
import { integrityOf } from '../../bundler/output/fileDigests';
import { ENTRY_FILE, EXPOSED_CHUNK } from '../../bundler/output/releaseNames';
import { repositoryRoot } from '../../bundler/paths';
import { moduleConfiguration } from '../../bundler/rspack/rspackConfig';
import { joinEntry } from '../../bundler/output/joinEntry';
import { runRspack } from '../../bundler/rspack/runRspack';
import { createKey } from '../signing/heldKey';
import { digestOf } from '../signing/signedPart';

/** A module to open in the built shell. */
export interface BuiltExercises {
  module: ManifestModule;
  /** Public key that its publisher's key is certified with. */
  root: string;
  /** Absolute path of its files. */
  folder: string;
  remove(): Promise<void>;
}

const VERSION = '1.0.0';
const source = path.join(repositoryRoot, 'e2e', 'fixtures', 'exercises');

/** Builds the fixture `exercises` as a release is built: its pages are a file that its entry loads. */
export async function buildExercises(): Promise<BuiltExercises> {
  const folder = await mkdtemp(path.join(tmpdir(), 'exercises-'));
  const descriptor = moduleDescriptorSchema.parse(JSON.parse(await readFile(path.join(source, 'module.json'), 'utf8')));
  const { id, contract } = descriptor;
  const configuration = moduleConfiguration({ app: id, version: VERSION });
  const { output } = configuration;
  const stats = await runRspack({
    ...configuration,
    context: source,
    devtool: false,
    output: { ...output, path: folder },
  });
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
  const first = (namedChunkGroups?.[EXPOSED_CHUNK]?.assets ?? []).map(({ name }) => name);
  await joinEntry(folder, first, []);

  const entry = { file: ENTRY_FILE, integrity: integrityOf(await readFile(path.join(folder, ENTRY_FILE))) };
  const global = String(output?.uniqueName);
  const [root, publisher] = [createKey(), createKey()];
  const { publicKey } = publisher;
  const digest = digestOf('');
  const signature = {
    publisher: { publicKey, certificate: root.sign(keyStatement({ publicKey })) },
    digest,
    value: publisher.sign(releaseStatement({ id, version: VERSION, entry, global, contract, digest })),
  };
  return {
    module: { id, version: VERSION, descriptor, entry, global, preload: [], signature },
    root: root.publicKey,
    folder,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
