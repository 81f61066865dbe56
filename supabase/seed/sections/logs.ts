import {
  sampleClub,
  sampleDailyLogs,
  sampleFormTemplates,
  sampleIncidents,
  samplePools,
  sampleRotation,
  sampleWaterReadings,
} from '@platform/sample-club';
import { accountOf } from '../accountOf';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert } from '../sql';

const clubId = sampleClub.id;
const byLakesideStaff = { authorName: 'Sam Okafor', authorId: accountOf('Sam Okafor'), clubId: LAKESIDE };

const writtenBy = (authorName: string) => ({ authorName, authorId: accountOf(authorName), clubId });

/** What staff write down: forms, daily logs, incidents, and what the test kit says. */
export function logs(): string[] {
  return [
    insert('public.form_templates', [
      ...sampleFormTemplates.map((form) => ({ ...form, clubId })),
      {
        id: lakesideId('formTemplate', 1),
        title: 'Cart barn closing',
        kind: 'closing',
        fields: [{ label: 'Carts on charge', type: 'number', required: true }],
        clubId: LAKESIDE,
      },
    ]),
    insert('public.daily_logs', [
      ...sampleDailyLogs.map((log) => ({ ...log, ...writtenBy(log.authorName) })),
      {
        id: lakesideId('dailyLog', 1),
        date: '2025-05-01',
        time: '19:40',
        type: 'closing',
        formTemplateId: lakesideId('formTemplate', 1),
        answers: { 'Carts on charge': 46 },
        ...byLakesideStaff,
      },
    ]),
    insert('public.incidents', [
      ...sampleIncidents.map(({ reportedAt: createdAt, ...incident }) => ({
        ...incident,
        createdAt,
        ...writtenBy(incident.authorName),
      })),
      {
        id: lakesideId('incident', 1),
        severity: 'moderate',
        kind: 'injury',
        occurredAt: '2025-05-03T10:20:00-05:00',
        createdAt: '2025-05-03T10:45:00-05:00',
        location: 'Hole 7',
        description: 'A cart tipped on the wet slope beside the path.',
        peopleInvolved: 'Two members, one sprained wrist',
        actionTaken: 'Slope closed to carts.',
        ...byLakesideStaff,
      },
    ]),
    insert('public.pools', [
      ...samplePools.map((pool) => ({ ...pool, readingTimes: `{${pool.readingTimes.join(',')}}`, clubId })),
      {
        id: lakesideId('pool', 1),
        name: 'Clubhouse spa',
        kind: 'spa',
        usesCyanuricAcid: false,
        freeChlorineMinPpm: 3,
        freeChlorineMaxPpm: 10,
        phMin: 7.2,
        phMax: 7.8,
        temperatureMaxF: 104,
        volumeGallons: 1200,
        readingTimes: '{}',
        readingTimesSince: '2025-05-01T00:00:00-05:00',
        clubId: LAKESIDE,
      },
    ]),
    insert('public.rotation_rules', [
      { ...sampleRotation, clubId },
      { stands: ['Pool'], roles: [], minutesPerStand: 20, minutesBeforeBreak: 60, breakMinutes: 10, clubId: LAKESIDE },
    ]),
    insert('public.water_readings', [
      ...sampleWaterReadings.map((reading) => ({ ...reading, ...writtenBy(reading.authorName) })),
      {
        id: lakesideId('waterReading', 1),
        poolId: lakesideId('pool', 1),
        takenAt: '2025-05-01T08:00:00-05:00',
        freeChlorinePpm: 2.2,
        ph: 7.4,
        temperatureF: 101,
        ...byLakesideStaff,
      },
    ]),
  ];
}
