import type { ManifestModule } from '@platform/contract';
import { PlatformError } from '../../platformError';
import { fallbackOf, avoidBroken, releaseToTry, fallbackAfter } from './fallback';

const release = (version: string) => ({
  version,
  entry: { file: 'entry.js', integrity: version },
  global: `training_${version.replaceAll('.', '_')}`,
  preload: [],
});
const training = {
  id: 'training',
  ...release('1.1.0'),
  descriptor: { title: 'Training', contract: '^2.0.0' },
  fallback: { ...release('1.0.0'), contract: '^1.0.0' },
} as unknown as ManifestModule;

test('builds the fallback from the files and the contract of the previous release', () => {
  expect(fallbackOf(training)).toEqual({
    id: 'training',
    ...release('1.0.0'),
    descriptor: { title: 'Training', contract: '^1.0.0' },
  });
});

test("does not report the new release's description error for the previous release", () => {
  expect(fallbackOf({ ...training, unreadable: 'routes.0.layout: Invalid option' })?.unreadable).toBeUndefined();
});

test('has no fallback for the fallback itself, or when no server answers', () => {
  const boom = new PlatformError('crashed-mounting', 'boom');
  const before = fallbackOf(training);
  expect(fallbackAfter(training, boom)).toEqual(before);
  expect(before && fallbackAfter(before, boom)).toBeUndefined();
  expect(fallbackAfter(training, new PlatformError('unreachable', 'no network'))).toBeUndefined();
});

test('skips a release that was found broken, and tries the next one', () => {
  expect(releaseToTry(training)).toBe(training);
  avoidBroken(training);
  expect(releaseToTry(training).version).toBe('1.0.0');
  const next = { ...training, ...release('1.2.0') };
  expect(releaseToTry(next)).toBe(next);
});

test('tries a broken release again when it has no fallback', () => {
  const { fallback: _none, ...alone } = { ...training, ...release('3.0.0') };
  avoidBroken(alone);
  expect(releaseToTry(alone)).toBe(alone);
});
