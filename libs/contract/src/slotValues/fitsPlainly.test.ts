import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SlotOffer } from '../module/slots';
import { fitsPlainly } from './fitsPlainly';
import { slotValueProblem } from './slotValueProblem';

const apps = path.join(__dirname, '../../../../apps');
const offers = readdirSync(apps).flatMap((app) => {
  try {
    const read = JSON.parse(readFileSync(path.join(apps, app, 'offers.json'), 'utf8')) as Record<string, SlotOffer>;
    return Object.entries(read);
  } catch {
    return [];
  }
});

const odd = [
  null,
  true,
  0,
  -1,
  1.5,
  '',
  'a',
  '/team?x=1',
  '//evil',
  '😀'.repeat(40),
  'a'.repeat(400),
  [],
  [[]],
  {},
  { id: 1 },
];

/** A value and all that is one change away from it: a part that is another, missing or new. */
function* near(value: unknown): Generator<unknown> {
  yield* [value, ...odd];
  if (Array.isArray(value)) {
    yield Array.from({ length: 200 }, () => value[0] as unknown);
    for (const part of near(value[0])) yield [part];
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, another: 1 };
    for (const [name, part] of Object.entries(value)) {
      yield { ...value, [name]: undefined };
      for (const other of near(part)) yield { ...value, [name]: other };
    }
  }
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const need = { id: 'a', count: 2, words: 'shifts are open', detail: 'Fill them', to: '/scheduling?new=shift' };
const found = { id: 'a', label: 'Maya Torres', to: '/staff?open=a' };
const answers: Record<string, unknown> = { 'home.today': [need], 'palette.search': [found] };

test.each(offers)('agrees with the library about %s, and needs it for no good value', (slot, { props, answer }) => {
  const cases = (props.examples as unknown[]).map((example): [object, unknown] => [props, example]);
  if (answer && slot in answers) cases.push([answer, answers[slot]]);
  for (const [schema, good] of cases) {
    expect(fitsPlainly(schema as never, good)).toBe(true);
    const tried = [...near(good)].map(asJson);
    const plain = tried.filter((value) => fitsPlainly(schema as never, value));
    const whole = tried.filter((value) => slotValueProblem(schema as never, value) === undefined);
    expect(plain).toEqual(whole);
  }
});

test('leaves schemas with other words to the library', () => {
  expect(fitsPlainly({ oneOf: [{ type: 'string' }] }, 'a')).toBe(false);
  expect(fitsPlainly({ additionalProperties: { type: 'string' } }, {})).toBe(false);
});
