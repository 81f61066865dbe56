import { eventWords, movementOf } from './eventWords';

test('says for every event what was done and how the channel moved', () => {
  expect(eventWords('rollback')).toEqual({ title: 'Rolled back', tone: 'warning' });
  expect(eventWords('pause').title).toBe('Rollout paused');
  expect(eventWords('prune').title).toBe('Files removed');
  expect(eventWords('moved_away').title).toBe('Moved away');
  expect(movementOf({ channel: null, from: null, to: '1.0.0', share: null })).toBe('1.0.0');
  expect(movementOf({ channel: 'production', from: null, to: '1.0.0', share: null })).toBe('production: 1.0.0');
  expect(movementOf({ channel: 'production', from: '1.0.0', to: '1.1.0', share: 5 })).toBe(
    'production: 1.0.0 → 1.1.0 for 5 % of the clubs',
  );
  expect(movementOf({ channel: 'staging', from: '1.0.0', to: '1.1.0', share: null })).toBe('staging: 1.0.0 → 1.1.0');
});
