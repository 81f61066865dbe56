import type { Engagement } from '../../source/rows/engagement';
import { changeTo, choiceOf } from './change';

const off: Engagement = {
  moduleId: 'training',
  on: false,
  channel: null,
  pinnedVersion: null,
  rowVersion: 0,
  version: null,
  mounted: 0,
  failed: 0,
  waiting: null,
};
const following: Engagement = { ...off, on: true, channel: 'staging', rowVersion: 1, version: '1.1.0' };
const pinned: Engagement = { ...following, pinnedVersion: '1.0.0' };

test.each([
  ['switched off', off],
  ['following a channel', following],
  ['pinned', pinned],
])('leaving a module %s is not a change', (_state, engagement) => {
  expect(changeTo(choiceOf(engagement), engagement)).toBeUndefined();
});

const nothing = { has: 'nothing', channel: 'production', releaseVersion: '' } as const;
const production = { has: 'channel', channel: 'production', releaseVersion: '' } as const;
const staging = { has: 'channel', channel: 'staging', releaseVersion: '' } as const;
const release = { has: 'release', channel: 'production', releaseVersion: '2.0.0' } as const;

test.each([
  ['off', following, nothing, { kind: 'off' }],
  ['on with a channel', off, production, { kind: 'on', channel: 'production' }],
  ['on with a release', off, release, { kind: 'on', releaseVersion: '2.0.0' }],
  ['to another channel', following, production, { kind: 'follow', channel: 'production' }],
  ['from a release back to its channel', pinned, staging, { kind: 'follow', channel: 'staging' }],
  ['to a release', following, release, { kind: 'pin', releaseVersion: '2.0.0' }],
  ['to another release', pinned, release, { kind: 'pin', releaseVersion: '2.0.0' }],
])('%s', (_what, engagement, choice, change) => {
  expect(changeTo(choice, engagement)).toEqual(change);
});

test('an empty choice of release is not a change', () => {
  expect(changeTo({ ...release, releaseVersion: '' }, following)).toBeUndefined();
});
