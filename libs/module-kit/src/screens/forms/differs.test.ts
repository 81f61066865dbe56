import { differs } from './differs';

const first = { role: '', pay: null as number | null, ids: new Set(['a', 'b']), kinds: ['x'] };

test.each([
  ['another value', { ...first, role: 'Guard' }],
  ['nothing any more', { ...first, kinds: [] }],
  ['one person more', { ...first, ids: new Set(['a', 'b', 'c']) }],
  ['another person', { ...first, ids: new Set(['a', 'c']) }],
])('counts %s as a change', (_what, draft) => expect(differs(draft, first)).toBe(true));

test('counts an undone change as none', () => {
  expect(differs({ role: '', pay: null, ids: new Set(['b', 'a']), kinds: ['x'] }, first)).toBe(false);
});
