import type { Consequences } from '../../source/rows/consequences';
import {
  bytesInWords,
  changesAnything,
  doubtsOf,
  linesOf,
  peopleInWords,
  releaseInWords,
  sharedInWords,
} from './consequenceLines';

type State = Consequences['now'];

const nothing = { come: [], go: [], stay: [] };
const off: State = {
  on: false,
  version: null,
  share: null,
  record: null,
  contract: null,
  shared: {},
  firstLoadBytes: 0,
};
const on: State = {
  on: true,
  version: '1.0.0',
  share: null,
  record: { check: 'passed', takenBack: false },
  contract: '^1.0.0',
  shared: {},
  firstLoadBytes: 84_321,
};
const none: Consequences = {
  now: on,
  then: on,
  routes: nothing,
  nav: nothing,
  slots: nothing,
  actions: nothing,
  features: nothing,
  people: {},
  dependants: [],
  restingRows: 0,
  digest: '0',
};

test('lists additions in the order in which people meet them', () => {
  const consequences: Consequences = {
    ...none,
    now: off,
    routes: { ...nothing, come: [{ path: '/training', title: 'Training', access: 'club' }] },
    nav: { ...nothing, come: [{ area: 'sidebar', label: 'Training', to: '/training' }] },
    slots: { ...nothing, come: [{ slot: 'dashboard.card' }] },
    actions: { ...nothing, come: [{ label: 'Add a course', to: '/training?new=1' }] },
    features: {
      ...nothing,
      come: [
        {
          name: 'advanced_reporting',
          displayName: 'Advanced Reporting',
          category: 'Insights',
          inPlan: false,
          granted: 1,
        },
      ],
    },
  };
  expect(linesOf(consequences, 'come')).toEqual([
    { kind: 'Page', text: 'Training (/training)' },
    { kind: 'Sidebar', text: 'Training' },
    { kind: 'Part', text: 'On the dashboard' },
    { kind: 'Action', text: 'Add a course' },
    { kind: 'Feature', text: 'Advanced Reporting (Insights): 1 person has it; not in the club’s plan' },
  ]);
  expect(linesOf(consequences, 'go')).toEqual([]);
  expect(changesAnything(consequences)).toBe(true);
});

test('names the places of a module that fills several slots, each once and without the names of slots', () => {
  const filled = ['dashboard.card', 'home.mine', 'staff.drawer', 'home.today', 'palette.search', 'lockers.row'];
  const slots = { ...nothing, go: filled.map((slot) => ({ slot })) };
  expect(linesOf({ ...none, slots }, 'go')).toEqual([
    { kind: 'Part', text: 'On the dashboard' },
    { kind: 'Part', text: 'On the home page (2 parts)' },
    { kind: 'Part', text: 'On the staff pages' },
    { kind: 'Part', text: 'In the command palette' },
    { kind: 'Part', text: 'On pages of other modules' },
  ]);
});

test('finds no change for people when another channel has the same release', () => {
  expect(changesAnything(none)).toBe(false);
  expect(changesAnything({ ...none, then: { ...on, version: '1.1.0' } })).toBe(true);
});

test.each([
  [{}, 'No one yet'],
  [{ admin: 1 }, '1 person with an account: 1 administrator'],
  [{ admin: 2, user: 1200, manager: 1 }, '1,203 people with an account: 1,200 users, 1 manager, 2 administrators'],
])('writes %j as "%s"', (people, words) => {
  expect(peopleInWords(people)).toBe(words);
});

test("says why a release in a rollout differs from the channel's", () => {
  const next = { ...on, version: '1.1.0' };
  expect(releaseInWords({ now: on, then: next })).toBe('1.0.0 → 1.1.0');
  expect(releaseInWords({ now: on, then: { ...next, share: 50 } })).toBe(
    '1.0.0 → 1.1.0, which is being rolled out: the club is among the 50 % that get it',
  );
});

test('warns about a release that a club would get, not about the one it has', () => {
  const bad: State = { ...on, version: '1.2.0', record: { check: 'failed', takenBack: true } };
  expect(doubtsOf({ now: on, then: bad })).toEqual([
    'The platform took 1.2.0 back because it failed in browsers.',
    'The last check of 1.2.0 has failed.',
  ]);
  expect(doubtsOf({ now: bad, then: bad })).toEqual([]);
  expect(doubtsOf({ now: bad, then: on })).toEqual([]);
});

test('gives the bytes and the difference', () => {
  const next = { ...on, version: '1.1.0', firstLoadBytes: 84_000 };
  expect(bytesInWords({ now: off, then: on })).toBe('0 → 84,321 (+84,321)');
  expect(bytesInWords({ now: on, then: next })).toBe('84,321 → 84,000 (−321)');
  expect(bytesInWords({ now: on, then: { ...on, version: '1.0.1' } })).toBe('84,321 → 84,321 (the same)');
  expect(bytesInWords({ now: on, then: on })).toBe('84,321, as before');
});

test('says that a release does not state its size, instead of showing zero bytes', () => {
  const old = { ...on, version: '0.9.0', firstLoadBytes: null };
  const older = { ...old, version: '0.8.0' };
  expect(bytesInWords({ now: old, then: on })).toBe('– → 84,321; 0.9.0 is from before this was recorded');
  expect(bytesInWords({ now: older, then: old })).toBe('– → –; 0.8.0 and 0.9.0 are from before this was recorded');
  expect(bytesInWords({ now: old, then: old })).toBe('–');
});

test('names shared libraries that differ', () => {
  const before = { ...on, shared: { react: '19.0.0', zod: '4.0.0' } };
  const after = { ...on, shared: { react: '20.0.0', zod: '4.0.0', d3: '7.0.0' } };
  expect(sharedInWords({ now: before, then: after })).toEqual(['d3 7.0.0', 'react 19.0.0 to 20.0.0']);
  expect(sharedInWords({ now: { ...before, version: null, shared: {} }, then: after })).toEqual([]);
});
