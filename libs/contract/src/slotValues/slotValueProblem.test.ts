import type { SlotSchema } from './slotSchema';
import { slotValueProblem } from './slotValueProblem';

const person: SlotSchema = {
  type: 'object',
  properties: {
    staffId: { type: 'string', pattern: '^[a-z-]+$' },
    hours: { type: 'array', items: { type: 'number' }, maxItems: 2 },
    role: { type: ['string', 'null'] },
  },
  required: ['staffId'],
  additionalProperties: false,
};

test.each([
  ['all that it needs', { staffId: 'ana' }],
  ['what may be left out, and null where that is allowed', { staffId: 'ana', hours: [1, 2.5], role: null }],
  ['undefined for what is left out', { staffId: 'ana', role: undefined }],
])('finds no problem in %s', (_what, value) => {
  expect(slotValueProblem(person, value)).toBeUndefined();
});

test.each([
  ['what is missing', {}, '#: Instance does not have required property "staffId".'],
  ['another type', { staffId: 7 }, '#/staffId: Instance type "number" is invalid. Expected "string".'],
  ['a name that the schema does not have', { staffId: 'ana', pay: 20 }, '#/pay: '],
  ['a list that is too long', { staffId: 'ana', hours: [1, 2, 3] }, '#/hours: '],
  ['nothing at all', undefined, '#: Instance type "null" is invalid. Expected "object".'],
])('names %s, and where', (_what, value, problem) => {
  expect(slotValueProblem(person, value)).toContain(problem);
});

test('throws when the schema cannot be followed', () => {
  expect(() => slotValueProblem({ type: 'string', pattern: '(' }, 'x')).toThrow('Invalid regular expression');
});
