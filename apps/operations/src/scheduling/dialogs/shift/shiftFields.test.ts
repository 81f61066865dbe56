import { blankShift } from '../../planning/blankShift';
import { checkFields, fieldsOf, OPEN, planOfFields, type ShiftFields } from './shiftFields';

const NEW_YORK = 'America/New_York';
const fields: ShiftFields = {
  role: 'Lifeguard',
  person: OPEN,
  day: '2025-05-02',
  from: '10:00',
  to: '16:00',
  breakMinutes: 30,
  location: ' Main pool ',
  notes: '',
  needsCover: true,
  reason: '',
  seriesId: null,
};

test('does not mark an open shift as needing coverage, and trims texts', () => {
  expect(planOfFields(fields, 'draft', NEW_YORK)).toMatchObject({
    staffId: null,
    needsCover: false,
    location: 'Main pool',
    notes: null,
    startsAt: '2025-05-02T14:00:00.000Z',
    endsAt: '2025-05-02T20:00:00.000Z',
  });
});

test('moves an end before the start to the next day', () => {
  const night = planOfFields({ ...fields, from: '20:00', to: '02:00' }, 'draft', NEW_YORK);
  expect(night.endsAt).toBe('2025-05-03T06:00:00.000Z');
  expect(fieldsOf(night, NEW_YORK)).toMatchObject({ day: '2025-05-02', from: '20:00', to: '02:00' });
});

test.each([
  [{ breakMinutes: 360 }, 'breakMinutes', 'A break is shorter than its shift and not less than 0 minutes.'],
  [{ breakMinutes: -5 }, 'breakMinutes', 'A break is shorter than its shift and not less than 0 minutes.'],
  [{ day: '1999-12-31' }, 'day', 'A shift starts between 2000 and 2100.'],
  [{ role: '' }, 'role', 'Choose a role.'],
  [{ notes: 'x'.repeat(1001) }, 'notes', 'Notes have at most 1,000 characters.'],
] as const)('says what is wrong with %j', (some, field, sentence) => {
  expect(checkFields({ ...fields, ...some }, NEW_YORK)[field]).toBe(sentence);
});

test('says that a clock change skips an hour, and nothing of the break', () => {
  const night = { ...fields, day: '2026-03-08', breakMinutes: 0 };
  const wrong = (from: string, to: string) => {
    const errors = checkFields({ ...night, from, to }, NEW_YORK);
    return [errors.from, errors.to, errors.breakMinutes];
  };
  const skipped = 'The clocks skip 2:30 AM on this day. Choose another time.';
  expect(wrong('02:30', '03:30')).toEqual([skipped, undefined, undefined]);
  expect(wrong('01:00', '02:30')).toEqual([undefined, skipped, undefined]);
  expect(wrong('01:30', '03:30')).toEqual([undefined, undefined, undefined]);
});

test('refuses more than 24 hours, which the night with an hour more has from 8 to 8', () => {
  const whole = { ...fields, from: '08:00', to: '08:00' };
  expect(checkFields({ ...whole, day: '2025-10-31' }, NEW_YORK).to).toBeUndefined();
  expect(checkFields({ ...whole, day: '2025-11-01' }, NEW_YORK).to).toBe('A shift lasts for 24 hours at most.');
});

test('proposes a new shift like the last one of its role', () => {
  const like = { ...planOfFields(fields, 'published', NEW_YORK), id: '1', version: 3, wasPublished: true };
  const blank = blankShift({ day: '2025-05-09', staffId: 'a', role: 'Lifeguard' }, like, NEW_YORK);
  expect(fieldsOf(blank, NEW_YORK)).toMatchObject({ day: '2025-05-09', from: '10:00', to: '16:00', person: 'a' });
});
