import {
  SAMPLE_PIN,
  SAMPLE_PINS_SET_AT,
  sampleAvailability,
  sampleClockAttempts,
  sampleClockDevices,
  sampleClub,
  sampleId,
  sampleMinorLimits,
  samplePastShifts,
  sampleScheduleTemplate,
  sampleScheduleTemplateShifts,
  sampleSchoolCalendar,
  sampleShiftAnswers,
  sampleShiftEvents,
  sampleShiftOffers,
  sampleShiftRequests,
  sampleShifts,
  sampleTimeEntries,
  sampleTimeEntryBreaks,
  sampleTimeOff,
  sampleTimeOffBlackouts,
  sampleWithoutPin,
} from '@platform/sample-club';
import { accountWithAddress } from '../accountOf';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert, Sql, type Row } from '../sql';

const clubId = sampleClub.id;
const ofPineHollow = (rows: readonly object[]): Row[] => rows.map((row) => ({ ...row, clubId }));

const decidedBy =
  (email: string) =>
  (row: Row): Row => ({
    ...row,
    decidedBy: row.decidedAt ? accountWithAddress(email) : null,
  });

/** Who works when, who cannot, and what changed. */
export function schedule(): string[] {
  return [
    insert('public.school_calendar_days', [...ofPineHollow(sampleSchoolCalendar), ...lakesideSchoolCalendar]),
    insert('public.club_minor_limits', [...ofPineHollow(sampleMinorLimits), lakesideMinorLimits]),
    insert('public.staff_availability', [...ofPineHollow(sampleAvailability), lakesideAvailability]),
    insert('public.time_off_requests', [
      ...ofPineHollow(sampleTimeOff).map(decidedBy('manager@pinehollow.test')),
      lakesideTimeOff,
    ]),
    insert(
      'public.shifts',
      ofPineHollow(samplePastShifts).map((shift) => ({ ...shift, status: 'published' })),
    ),
    insert('public.shifts', [...ofPineHollow(sampleShifts), ...lakesideShifts]),
    insert('public.shift_answers', [...ofPineHollow(sampleShiftAnswers), lakesideAnswer]),
    insert('public.time_off_blackouts', [...ofPineHollow(sampleTimeOffBlackouts), lakesideBlackout]),
    insert('public.schedule_templates', [...ofPineHollow([sampleScheduleTemplate]), lakesideTemplate]),
    insert('public.schedule_template_shifts', [...ofPineHollow(sampleScheduleTemplateShifts), lakesideTemplateShift]),
    insert('public.shift_requests', [
      ...ofPineHollow(sampleShiftRequests).map(decidedBy('manager@pinehollow.test')),
      lakesideRequest,
    ]),
    insert('public.shift_offers', [...ofPineHollow(sampleShiftOffers), lakesideOffer]),
    insert('public.calendar_feeds', revokedFeeds),
    insert('public.time_entries', ofPineHollow(sampleTimeEntries)),
    insert('public.time_entry_breaks', ofPineHollow(sampleTimeEntryBreaks)),
    `insert into public.time_entry_events (club_id, entry_id, staff_id, kind, after, happened_at)
select entry.club_id, entry.id, entry.staff_id, clocked.kind, app.time_entry_facts(entry), clocked.at
from public.time_entries as entry
cross join lateral (values ('clocked_in', entry.clocked_in_at), ('clocked_out', entry.clocked_out_at)) as clocked (kind, at)
where clocked.at is not null;`,
    insert('public.clock_devices', [
      ...ofPineHollow(sampleClockDevices).map((device) => ({ ...device, tokenHash: unknownToken })),
      {
        id: lakesideId('clockDevice', 1),
        clubId: LAKESIDE,
        name: 'Starter hut',
        createdAt: new Sql('now()'),
        tokenHash: unknownToken,
      },
    ]),
    insert('public.clock_attempts', [
      ...ofPineHollow(sampleClockAttempts).map((attempt) => ({ ...attempt, createdAt: attempt.pressedAt })),
      {
        id: lakesideId('clockAttempt', 1),
        clubId: LAKESIDE,
        deviceId: lakesideId('clockDevice', 1),
        staffId: SAM,
        action: 'in',
        outcome: 'wrong_pin',
        pressedAt: '2025-05-02T12:00:00.000Z',
        createdAt: '2025-05-02T12:00:00.000Z',
      },
    ]),
    `insert into app.clock_pins (staff_id, pin_hash, set_at)
select id, extensions.crypt('${SAMPLE_PIN}', extensions.gen_salt('bf', 4)), '${SAMPLE_PINS_SET_AT}'
from public.staff_members
where club_id = '${clubId}' and status <> 'Inactive' and name not in (${sampleWithoutPin.map((name) => `'${name}'`).join(', ')});`,
    `-- The history of the sample begins with what happened in its weeks, not with the rows above being written.
delete from public.shift_events;`,
    insert('public.shift_events', [
      ...ofPineHollow(sampleShiftEvents).map((event) => ({
        ...event,
        actorId: accountWithAddress('manager@pinehollow.test'),
      })),
      lakesideEvent,
    ]),
  ];
}

/** Random, as if of a token that was never handed out: no link opens these clocks. */
const unknownToken = new Sql(`encode(extensions.gen_random_bytes(32), 'hex')`);

/** A day of Lakeside's current week, whose clock runs, or of a later one; weekday 0 is Sunday. */
const lakesideMoment = (week: number, weekday: number, time: string) =>
  new Sql(
    `app.club_moment('${LAKESIDE}', app.sunday_of(app.club_today('${LAKESIDE}')) + ${week * 7 + weekday} + time '${time}')`,
  );
const lakesideDay = (week: number, weekday: number) =>
  new Sql(`app.sunday_of(app.club_today('${LAKESIDE}')) + ${week * 7 + weekday}`);

const SAM = lakesideId('staff', 1);
const WES = lakesideId('staff', 4);

const lakesideShifts = (
  [
    [SAM, 0, 1],
    [SAM, 0, 3],
    [WES, 0, 5],
    [null, 0, 6],
    [SAM, 1, 1],
    [SAM, 1, 3],
    [null, 1, 5],
  ] as const
).map(([staffId, week, weekday], index) => ({
  id: lakesideId('shift', index + 1),
  clubId: LAKESIDE,
  staffId,
  role: 'Cart Attendant',
  location: 'Cart barn',
  startsAt: lakesideMoment(week, weekday, '07:00'),
  endsAt: lakesideMoment(week, weekday, '13:00'),
  breakMinutes: 0,
  status: 'published',
  needsCover: false,
}));

const lakesideSchoolCalendar = [
  { day: '2025-04-18', isSchoolDay: false, name: 'Good Friday' },
  { day: '2025-06-02', isSchoolDay: true, name: 'Last school days' },
].map((day, index) => ({ id: lakesideId('schoolCalendarDay', index + 1), clubId: LAKESIDE, ...day }));

const lakesideMinorLimits = {
  id: lakesideId('minorLimits', 1),
  clubId: LAKESIDE,
  ages: '16-17',
  state: 'Wisconsin',
  source: 'Wis. Stat. § 103.68(3)',
  breakMinutes: 30,
  breakAfterMinutes: 360,
};

const lakesideAvailability = {
  id: lakesideId('staffAvailability', 1),
  clubId: LAKESIDE,
  staffId: SAM,
  weekday: 0,
  fromTime: '00:00',
  toTime: '24:00',
  kind: 'unavailable',
  note: 'Family day',
  appliesFrom: null,
};

const lakesideTimeOff = {
  id: lakesideId('timeOffRequest', 1),
  clubId: LAKESIDE,
  staffId: SAM,
  startsOn: lakesideDay(4, 1),
  endsOn: lakesideDay(4, 3),
  reason: 'Visiting my grandparents',
  status: 'pending',
};

const lakesideAnswer = {
  id: lakesideId('shiftAnswer', 1),
  clubId: LAKESIDE,
  shiftId: lakesideId('shift', 6),
  staffId: SAM,
  answer: 'confirmed',
  note: null,
  answeredAt: new Sql(`app.club_now('${LAKESIDE}')`),
};

const lakesideBlackout = {
  id: lakesideId('timeOffBlackout', 1),
  clubId: LAKESIDE,
  startsOn: lakesideDay(8, 5),
  endsOn: lakesideDay(8, 6),
  name: 'Member-guest tournament',
};

const lakesideTemplate = {
  id: lakesideId('scheduleTemplate', 1),
  clubId: LAKESIDE,
  name: 'Mornings at the cart barn',
  notes: 'One attendant from Monday on, two on the weekend.',
};

const lakesideTemplateShift = {
  id: lakesideId('scheduleTemplateShift', 1),
  clubId: LAKESIDE,
  templateId: lakesideTemplate.id,
  weekday: 6,
  startsAt: '07:00',
  lengthMinutes: 360,
  breakMinutes: 0,
  role: 'Cart Attendant',
  location: 'Cart barn',
  count: 2,
};

const lakesideRequest = {
  id: lakesideId('shiftRequest', 1),
  clubId: LAKESIDE,
  kind: 'drop',
  staffId: SAM,
  shiftId: lakesideId('shift', 5),
  note: 'Dentist in the morning.',
  status: 'open',
};

const lakesideOffer = {
  id: lakesideId('shiftOffer', 1),
  clubId: LAKESIDE,
  shiftId: lakesideId('shift', 7),
  staffId: SAM,
  status: 'open',
};

/** Calendars that were read once; no one knows their tokens. */
const revokedFeeds = [
  { id: sampleId('calendarFeed', 1), clubId, staffId: sampleId('staff', 1), year: 2024 },
  { id: lakesideId('calendarFeed', 1), clubId: LAKESIDE, staffId: SAM, year: 2025 },
].map(({ year, ...feed }) => ({
  ...feed,
  tokenDigest: new Sql(`encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex')`),
  revokedAt: `${year}-04-20T12:00:00-04:00`,
}));

const lakesideEvent = {
  id: lakesideId('shiftEvent', 1),
  clubId: LAKESIDE,
  shiftId: lakesideId('shift', 1),
  staffId: SAM,
  kind: 'assigned',
  title: 'Cart Attendant shift change',
  period: 'Monday 7:00 AM to 1:00 PM',
  outcome: 'Covered',
  beforeWords: 'Open, Cart Attendant, Monday 7:00 AM to 1:00 PM, Cart barn, published',
  afterWords: 'Sam Okafor, Cart Attendant, Monday 7:00 AM to 1:00 PM, Cart barn, published',
  actorName: 'Patricia Nguyen',
  happenedAt: '2025-04-25T15:00:00-05:00',
};
