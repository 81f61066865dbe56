import { stateOf } from './invitation';

const now = new Date('2025-05-01T12:00:00Z');
const earlier = '2025-05-01T11:59:59Z';
const later = '2025-05-01T12:00:01Z';

test.each([
  ['open', { accepted_at: null, revoked_at: null, expires_at: later }],
  ['expired', { accepted_at: null, revoked_at: null, expires_at: earlier }],
  ['expired', { accepted_at: null, revoked_at: null, expires_at: now.toISOString() }],
  ['accepted', { accepted_at: earlier, revoked_at: null, expires_at: null }],
  ['revoked', { accepted_at: null, revoked_at: earlier, expires_at: later }],
  ['revoked', { accepted_at: earlier, revoked_at: earlier, expires_at: null }],
])('an invitation is %s', (state, times) => expect(stateOf(times, now)).toBe(state));
