import { checkEntry, draftOf, fieldsOf, fieldsOfShift, lengthOf, type EntryFields } from './entryFields';

const ZONE = 'America/New_York';
const NOW = new Date('2025-05-01T13:00:00Z');
const fields: EntryFields = {
  role: 'Lifeguard',
  day: '2025-04-30',
  from: '20:00',
  to: '02:00',
  breaks: [{ from: '23:50', to: '00:20' }],
  reason: 'The tablet was out of power',
};

test('moves an end before the start to the next day', () => {
  expect(draftOf(fields, ZONE)).toEqual({
    role: 'Lifeguard',
    clockedInAt: '2025-05-01T00:00:00.000Z',
    clockedOutAt: '2025-05-01T06:00:00.000Z',
    breaks: [{ startedAt: '2025-05-01T03:50:00.000Z', endedAt: '2025-05-01T04:20:00.000Z' }],
  });
  expect(checkEntry(fields, NOW, ZONE)).toEqual({});
});

test.each([
  ['10:00', '16:30', '6 h 30 min', false],
  ['20:00', '02:00', '6 h, until Thursday, May 1, 2:00 AM', false],
  ['10:00', '09:00', '23 h, until Thursday, May 1, 9:00 AM', true],
])('%s to %s is %s', (from, to, words, unlikely) => {
  expect(lengthOf({ day: '2025-04-30', from, to }, ZONE)).toEqual({ words, unlikely });
});

test('gives hours without an end no length', () => {
  expect(lengthOf({ day: '2025-04-30', from: '10:00', to: '' }, ZONE)).toBeUndefined();
});

test('shows an entry as clocked, and ends a running one now', () => {
  const entry = { ...draftOf(fields, ZONE), id: 'a', inDevice: null, outDevice: null, version: 1 };
  expect(fieldsOf(entry, NOW, ZONE)).toEqual({ ...fields, reason: '' });
  expect(fieldsOf({ ...entry, clockedOutAt: null, breaks: [] }, NOW, ZONE)).toMatchObject({ to: '09:00' });
});

// On November 2, 2025, 1:59 AM in New York was followed by 1:00 AM.
describe('in the night when clocks are set back', () => {
  const entry = {
    id: 'a',
    role: 'Lifeguard',
    clockedInAt: '2025-11-02T05:40:20+00:00',
    clockedOutAt: '2025-11-02T06:50:40+00:00',
    breaks: [{ startedAt: '2025-11-02T06:00:00+00:00', endedAt: '2025-11-02T06:20:00+00:00' }],
    inDevice: null,
    outDevice: null,
    version: 1,
  };
  const shown = { ...fieldsOf(entry, NOW, ZONE), reason: 'The role was wrong' };

  test('keeps each time of an entry that is not corrected', () => {
    expect(shown).toMatchObject({ from: '01:40', to: '01:50', breaks: [{ from: '01:00', to: '01:20' }] });
    expect(draftOf(shown, ZONE, entry)).toMatchObject({
      clockedInAt: '2025-11-02T05:40:00.000Z',
      clockedOutAt: '2025-11-02T06:50:00.000Z',
      breaks: [{ startedAt: '2025-11-02T06:00:00.000Z', endedAt: '2025-11-02T06:20:00.000Z' }],
    });
    expect(lengthOf(shown, ZONE, entry)).toEqual({ words: '1 h 10 min', unlikely: false });
    expect(checkEntry(shown, new Date('2025-11-03T12:00:00Z'), ZONE, undefined, entry)).toEqual({});
  });

  test('takes a corrected time as it is entered', () => {
    expect(draftOf({ ...shown, from: '00:50', breaks: [] }, ZONE, entry)).toMatchObject({
      clockedInAt: '2025-11-02T04:50:00.000Z',
      clockedOutAt: '2025-11-02T06:50:00.000Z',
    });
    expect(draftOf({ ...shown, to: '03:00', breaks: [] }, ZONE, entry).clockedOutAt).toBe('2025-11-02T08:00:00.000Z');
  });
});

test('puts an end that stayed before a corrected start on the next day', () => {
  const entry = {
    ...draftOf({ ...fields, from: '09:00', to: '17:00', breaks: [] }, ZONE),
    id: 'a',
    inDevice: null,
    outDevice: null,
    version: 1,
  };
  const corrected = { ...fields, from: '18:00', to: '17:00', breaks: [] };
  expect(draftOf(corrected, ZONE, entry).clockedOutAt).toBe('2025-05-01T21:00:00.000Z');
});

test('starts with the times of a shift that was not clocked', () => {
  const night = { role: 'Lifeguard', startsAt: '2025-05-01T00:00:00.000Z', endsAt: '2025-05-01T06:00:00.000Z' };
  expect(fieldsOfShift(night, ZONE)).toEqual({ ...fields, breaks: [], reason: '' });
});

test.each([
  [{ role: ' ' }, { role: 'A role has 1 to 80 characters.' }],
  [{ day: '' }, { day: 'Enter the day.' }],
  [{ from: '' }, { from: 'Enter when the work began.' }],
  [{ to: '' }, { to: 'Enter when it ended.' }],
  [{ day: '2025-05-01', from: '08:00', to: '10:00', breaks: [] }, { to: 'Hours are entered once they are worked.' }],
  [{ breaks: [{ from: '19:00', to: '21:00' }] }, { breaks: 'A break begins and ends within its hours.' }],
  [{ breaks: [{ from: '21:00', to: '' }] }, { breaks: 'A break begins and ends within its hours.' }],
  [{ reason: 'no' }, { reason: 'Hours are entered and corrected with a reason of 3 to 500 characters.' }],
] satisfies [Partial<EntryFields>, object][])('refuses %j', (changed, errors) => {
  expect(JSON.parse(JSON.stringify(checkEntry({ ...fields, ...changed }, NOW, ZONE)))).toEqual(errors);
});

test('refuses a day before the person starts, unless they worked earlier', () => {
  const first = { staffId: 'a', name: 'Avery Collins', startsOn: '2025-05-10', from: '2025-05-10' };
  expect(checkEntry(fields, NOW, ZONE, first).day).toBe('Avery Collins starts work on Saturday, May 10.');
  expect(checkEntry(fields, NOW, ZONE, { ...first, from: '2025-04-30' })).toEqual({});
  expect(checkEntry(fields, NOW, ZONE, { ...first, startsOn: null, from: null })).toEqual({});
});
