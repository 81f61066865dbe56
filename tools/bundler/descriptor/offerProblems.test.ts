import { offerProblems } from './offerProblems';

const properties = { staffId: { type: 'string' as const, pattern: '^[a-z]+$' } };
const props = { type: 'object' as const, properties, required: ['staffId'], examples: [{ staffId: 'ana' }] };
const problemsOf = (change: object) =>
  offerProblems({ offers: { 'staff.drawer': { props: { ...props, ...change }, bytes: 40_000 } } });

test('finds no problem in a slot with a fitting example, or without slots', () => {
  expect(problemsOf({})).toEqual([]);
  expect(offerProblems({})).toEqual([]);
});

test('names an example that the schema refuses', () => {
  expect(problemsOf({ examples: [{ staffId: 'ana' }, { staffId: 7 }] })).toEqual([
    'offers.staff.drawer.props.examples.1: #/staffId: Instance type "number" is invalid. Expected "string"',
  ]);
});

test('names a schema that cannot be followed', () => {
  expect(problemsOf({ properties: { staffId: { type: 'string', pattern: '(' } } })).toEqual([
    expect.stringContaining('offers.staff.drawer: its schema cannot be followed: Invalid regular expression'),
  ]);
});
