import { lineInWords, stepsOf } from './historyWords';
import type { HistoryLine } from '../../source/rows/history';

const line: HistoryLine = {
  happenedAt: '2026-11-21T12:00:00Z',
  moduleTitle: 'Training',
  action: 'switched_on',
  before: null,
  after: { channel: 'production', pinnedVersion: null },
  person: 'Dana Whitfield',
  reason: 'As agreed.',
  decidedAt: null,
  decidedBy: null,
  effectiveAt: null,
  failure: null,
};

test.each<[Partial<HistoryLine>, string]>([
  [{}, 'Switched on, following production'],
  [{ action: 'switched_off', before: line.after, after: null }, 'Switched off'],
  [
    {
      action: 'changed',
      before: { channel: 'staging', pinnedVersion: null },
      after: { channel: 'staging', pinnedVersion: '1.2.0' },
    },
    'Now pinned to 1.2.0; before, following staging',
  ],
  [{ action: 'plan_changed', before: { plan: 'manage' }, after: { plan: 'run' } }, 'Plan: Manage to Run'],
])('writes %j as "%s"', (changes, words) => {
  expect(lineInWords({ ...line, ...changes }, 'UTC')).toBe(words);
});

test.each([
  ['planned', /^Planned for Nov 30, 2026, 11:00.PM EST: switched off$/],
  ['cancelled', /^Canceled: switched off on Nov 30, 2026, .+ EST$/],
  ['failed', /^Could not be made on .+: switched off$/],
] as const)('says what was %s, and for when', (action, words) => {
  const planned = { ...line, action, after: { kind: 'off' as const }, effectiveAt: '2026-12-01T04:00:00Z' };
  expect(lineInWords(planned, 'America/New_York')).toMatch(words);
});

test('gives an immediate change one moment, and says when, by which person and for when a planned one was decided', () => {
  expect(stepsOf(line)).toEqual([{ words: '', at: '2026-11-21T12:00:00Z', person: 'Dana Whitfield' }]);
  const planned = {
    ...line,
    person: null,
    decidedAt: '2026-11-19T12:00:00Z',
    decidedBy: 'Dana Whitfield',
    effectiveAt: '2026-11-21T11:59:00Z',
  };
  const decided = { words: 'Decided', at: '2026-11-19T12:00:00Z', person: 'Dana Whitfield' };
  expect(stepsOf(planned)).toEqual([
    decided,
    { words: 'Planned for', at: '2026-11-21T11:59:00Z', person: null },
    { words: 'Made', at: '2026-11-21T12:00:00Z', person: null },
  ]);
  expect(stepsOf({ ...planned, action: 'planned' })).toEqual([decided]);
  expect(stepsOf({ ...planned, action: 'failed' })).toEqual([decided]);
  expect(stepsOf({ ...planned, action: 'cancelled', person: 'Sam Ortiz' })).toEqual([
    decided,
    { words: 'Canceled', at: '2026-11-21T12:00:00Z', person: 'Sam Ortiz' },
  ]);
});
