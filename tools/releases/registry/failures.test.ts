import { describeFailure, summarizeFailures } from './failures';

const failure = {
  moduleId: 'training',
  version: '1.1.0',
  phase: 'render',
  froze: false,
  message: 'TypeError: lanes is undefined',
  stack: ['renderLanes apps/training/src/Lanes.tsx:12', 'apps/training/src/Pool.tsx:4'],
  reports: 3,
  clubs: 2,
  lastAt: '2026-05-01T09:00:12',
} as const;

test('reports how often and where a failure happened, what was thrown, and at which lines of the sources', () => {
  expect(describeFailure({ ...failure, stack: [...failure.stack] })).toBe(
    `training 1.1.0: 3 times in 2 clubs, while it rendered, last at 2026-05-01 09:00:12
  TypeError: lanes is undefined
    at renderLanes apps/training/src/Lanes.tsx:12
    at apps/training/src/Pool.tsx:4`,
  );
});

test('gives a freeze no place, and visitors no club', () => {
  const froze = { ...failure, phase: 'mount', froze: true, message: null, stack: [], reports: 1, clubs: 0 } as const;
  expect(describeFailure({ ...froze, stack: [] })).toBe(
    `training 1.1.0: once for visitors, while it started, its page froze, last at 2026-05-01 09:00:12
  No reason was reported.`,
  );
});

test('gives a failed release one line with its most frequent reason', () => {
  const base = { ...failure, stack: [] };
  const froze = { ...base, version: '1.0.0', froze: true, message: null, reports: 1 };
  expect(summarizeFailures([base, { ...base, message: 'Error: closed', reports: 1 }, froze])).toEqual([
    'training 1.1.0 failed 4 times, most often: TypeError: lanes is undefined',
    'training 1.0.0 failed once, with: Its page froze.',
  ]);
  expect(summarizeFailures([])).toEqual([]);
});
