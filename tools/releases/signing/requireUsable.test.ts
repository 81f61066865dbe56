import { requireUsable } from './publisherKeys';

const key = { id: 'a1b2', name: 'Training team', modules: ['training'], revokedAt: null, revokeReason: null };

test('uses a key that may sign the module', () => {
  expect(() => requireUsable([key], 'training', 'a1b2')).not.toThrow();
  expect(() => requireUsable([{ ...key, modules: null }], 'facilities', 'a1b2')).not.toThrow();
});

test('refuses a key that may not sign the module, before anything is built', () => {
  expect(() => requireUsable([key], 'facilities', 'a1b2')).toThrow(
    'The key a1b2 (Training team) may not sign releases of facilities. Sign with a key of that module.',
  );
  expect(() => requireUsable([], 'training', 'a1b2')).toThrow('There is no publisher key a1b2.');
});

test.each(['stolen', 'stolen.', 'stolen. '])('refuses a revoked key, in whole sentences: %s', (revokeReason) => {
  const revoked = { ...key, revokedAt: '2026-05-01T08:00:00Z', revokeReason };
  expect(() => requireUsable([revoked], 'training', 'a1b2')).toThrow(
    'The key a1b2 (Training team) was revoked: stolen. Sign with another key.',
  );
});
