import { sessionKey } from '../../checks/lint/sessionKey.mjs';

/** Visits one node as the linter does. @returns how often the rule refuses it */
function refusals(kind: 'Literal' | 'TemplateElement' | 'MemberExpression', node: object): number {
  let count = 0;
  const visitors = sessionKey.create({ report: () => (count += 1) }) as Record<string, (node: object) => void>;
  visitors[kind]?.(node);
  return count;
}

test('lint, and so publish, refuses a module that asks for the session or names its key', () => {
  expect(refusals('Literal', { value: 'platform-session' })).toBe(1);
  expect(refusals('TemplateElement', { value: { raw: 'platform-session' } })).toBe(1);
  expect(refusals('MemberExpression', { property: { name: 'getSession' } })).toBe(1);
  expect(refusals('Literal', { value: 'platform-sessions' })).toBe(0);
  expect(refusals('MemberExpression', { property: { name: 'from' } })).toBe(0);
});
