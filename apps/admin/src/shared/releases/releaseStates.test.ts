import { canBeHad, isListed, releaseOption, stateInWords } from './releaseStates';

test('offers no release without files or a key, or that no shell can run', () => {
  const sound = { pruned: false, keyRevoked: false, contract: '^1.0.0' };
  expect(canBeHad(sound)).toBe(true);
  expect(canBeHad({ ...sound, pruned: true })).toBe(false);
  expect(canBeHad({ ...sound, keyRevoked: true })).toBe(false);
  expect(canBeHad({ ...sound, contract: '^2.0.0' })).toBe(false);
});

test('says which channels have a release, how its check went, and that it was withdrawn', () => {
  const channels = [
    { channel: 'production', version: '1.1.0' },
    { channel: 'staging', version: '1.1.0' },
  ];
  expect(stateInWords({ version: '1.1.0', check: 'passed', takenBack: false, keyRevoked: false }, channels)).toBe(
    'production, staging, checked',
  );
  expect(stateInWords({ version: '1.0.0', check: null, takenBack: false, keyRevoked: false }, channels)).toBe(
    'never checked',
  );
  expect(stateInWords({ version: '0.9.0', check: 'failed', takenBack: true, keyRevoked: true }, channels)).toBe(
    'check failed, taken back, key revoked',
  );
});

test('lists a release with a revoked key as unavailable', () => {
  const release = {
    version: '1.6.0',
    publishedBy: 'ci',
    publishedAt: '2026-11-01T00:00:00Z',
    pruned: false,
    contract: '^1.0.0',
    check: 'passed',
    takenBack: false,
    needsCheck: false,
    keyRevoked: true,
  } as const;
  expect(isListed(release)).toBe(true);
  expect(releaseOption(release, [])).toEqual({ value: '1.6.0', label: '1.6.0 (checked, key revoked)', disabled: true });
  expect(releaseOption({ ...release, keyRevoked: false }, []).disabled).toBe(false);
  expect(isListed({ ...release, pruned: true })).toBe(false);
});
