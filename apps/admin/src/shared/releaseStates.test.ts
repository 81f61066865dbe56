import { canBeHad, stateInWords } from './releaseStates';

test('a release without files, or one that no shell runs, cannot be had', () => {
  expect(canBeHad({ pruned: false, contract: '^1.0.0' })).toBe(true);
  expect(canBeHad({ pruned: true, contract: '^1.0.0' })).toBe(false);
  expect(canBeHad({ pruned: false, contract: '^2.0.0' })).toBe(false);
});

test('a release says which channels point at it, how its check went, and that it was taken back', () => {
  const channels = [
    { channel: 'production', version: '1.1.0' },
    { channel: 'staging', version: '1.1.0' },
  ];
  expect(stateInWords({ version: '1.1.0', check: 'passed', takenBack: false }, channels)).toBe(
    'production, staging, checked',
  );
  expect(stateInWords({ version: '1.0.0', check: null, takenBack: false }, channels)).toBe('never checked');
  expect(stateInWords({ version: '0.9.0', check: 'failed', takenBack: true }, channels)).toBe(
    'check failed, taken back',
  );
});
