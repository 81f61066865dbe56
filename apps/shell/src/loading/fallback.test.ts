import type { ManifestModule } from '@platform/contract';
import { PlatformError } from '../platformError';
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

test('the fallback is the module as it is, in the files and with the contract of the release before', () => {
  expect(fallbackOf(training)).toEqual({
    id: 'training',
    ...release('1.0.0'),
    descriptor: { title: 'Training', contract: '^1.0.0' },
  });
});

test('what was wrong with the description of a release is not said of the one before', () => {
  expect(fallbackOf({ ...training, unreadable: 'routes.0.layout: Invalid option' })?.unreadable).toBeUndefined();
});

test('nothing stands in for the fallback itself, or where no server answers', () => {
  const boom = new PlatformError('crashed-mounting', 'boom');
  const before = fallbackOf(training);
  expect(fallbackAfter(training, boom)).toEqual(before);
  expect(before && fallbackAfter(before, boom)).toBeUndefined();
  expect(fallbackAfter(training, new PlatformError('unreachable', 'no network'))).toBeUndefined();
});

test('a release that was left broken is not begun with again; the next release is', () => {
  expect(releaseToTry(training)).toBe(training);
  avoidBroken(training);
  expect(releaseToTry(training).version).toBe('1.0.0');
  const next = { ...training, ...release('1.2.0') };
  expect(releaseToTry(next)).toBe(next);
});

test('a broken release without a fallback is begun with again', () => {
  const { fallback: _none, ...alone } = { ...training, ...release('3.0.0') };
  avoidBroken(alone);
  expect(releaseToTry(alone)).toBe(alone);
});
