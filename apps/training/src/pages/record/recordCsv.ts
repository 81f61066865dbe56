import { type CsvColumn, toHours } from '@platform/module-kit/screens';
import type { TrainingRecord } from '../../source/rows/person';

/** A line of an exported record: a module, a session or a certification. */
interface RecordLine {
  kind: string;
  what: string;
  day: string | null;
  due: string | null;
  hours: number | null;
}

/** The whole record, one line for each entry. */
export const recordLines = ({ modules, sessions, certifications }: TrainingRecord): RecordLine[] => [
  ...modules.map(({ title, completedOn, due, inServiceHours: hours }) => ({
    kind: 'Module',
    what: title,
    day: completedOn,
    due: due?.on ?? null,
    hours,
  })),
  ...sessions.map(({ topic, heldOn, minutes }) => ({
    kind: 'In-service session',
    what: topic,
    day: heldOn,
    due: null,
    hours: toHours(minutes),
  })),
  ...certifications.map(({ name, expiryDate }) => ({
    kind: 'Certification',
    what: name,
    day: null,
    due: expiryDate,
    hours: null,
  })),
];

/** The columns of an exported record. */
export const recordColumns: CsvColumn<RecordLine>[] = [
  { header: 'Kind', value: ({ kind }: RecordLine) => kind },
  { header: 'What', value: ({ what }: RecordLine) => what },
  { header: 'Completed or held on', value: ({ day }: RecordLine) => day },
  { header: 'Due or valid until', value: ({ due }: RecordLine) => due },
  { header: 'Hours', value: ({ hours }: RecordLine) => hours },
];
