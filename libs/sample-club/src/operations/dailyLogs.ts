import { sampleId } from '../sampleIds';
import { staffNamed } from '../staff/staffNamed';

export type LogType = 'opening' | 'closing' | 'safety' | 'maintenance' | 'guest_service' | 'weather' | 'other';

/** One question of a form. Answers are kept by its label. */
export interface SampleFormField extends Record<string, unknown> {
  label: string;
  type: 'text' | 'long_text' | 'number' | 'yes_no' | 'choice' | 'date' | 'time';
  required?: boolean;
  options?: readonly string[];
}

export interface SampleFormTemplate {
  id: string;
  title: string;
  /** The type of log that it is filled in with. */
  kind: LogType;
  fields: readonly SampleFormField[];
}

export interface SampleDailyLog {
  id: string;
  /** A day (ISO 8601) and a time of it, as the clock of the club shows them. */
  date: string;
  time: string;
  type: LogType;
  notes: string | null;
  /** Who wrote it. */
  authorName: string;
  formTemplateId: string | null;
  answers: Readonly<Record<string, string | number | boolean>>;
}

/** What the demo club asks in its logs. */
export const sampleFormTemplates: readonly SampleFormTemplate[] = [
  {
    id: sampleId('formTemplate', 1),
    title: 'Opening inspection',
    kind: 'opening',
    fields: [
      { label: 'Deck clear of hazards', type: 'yes_no', required: true },
      { label: 'Rescue tubes counted', type: 'number', required: true },
      { label: 'AED light is green', type: 'yes_no', required: true },
      { label: 'Weather', type: 'choice', options: ['Clear', 'Cloudy', 'Rain', 'Storms expected'] },
      { label: 'Anything to follow up', type: 'long_text' },
    ],
  },
  {
    id: sampleId('formTemplate', 2),
    title: 'Closing inspection',
    kind: 'closing',
    fields: [
      { label: 'Last swimmer out at', type: 'time', required: true },
      { label: 'Chemical store locked', type: 'yes_no', required: true },
      { label: 'Lost and found', type: 'text' },
    ],
  },
  {
    id: sampleId('formTemplate', 3),
    title: 'Lightning delay',
    kind: 'weather',
    fields: [
      { label: 'Pools cleared at', type: 'time', required: true },
      { label: 'Pools reopened at', type: 'time' },
      { label: 'Guests moved to', type: 'choice', required: true, options: ['Clubhouse', 'Cars', 'Sent home'] },
    ],
  },
];

/** Logs of the last days, newest first, and two of last season. */
export const sampleDailyLogs: readonly SampleDailyLog[] = [
  form(1, '2025-05-01', '08:20', 'Jordan Blake', 1, {
    'Deck clear of hazards': true,
    'Rescue tubes counted': 6,
    'AED light is green': true,
    Weather: 'Clear',
  }),
  note(
    2,
    '2025-05-01',
    '07:55',
    'maintenance',
    'Frank Delgado',
    'Main pool pH high again. Acid feed turned up a step.',
  ),
  form(3, '2025-04-30', '18:10', 'Jordan Blake', 2, {
    'Last swimmer out at': '17:45',
    'Chemical store locked': true,
    'Lost and found': 'Blue towel, child goggles',
  }),
  note(4, '2025-04-30', '15:20', 'guest_service', 'Lucy Tran', 'Three families asked about swim lessons in June.'),
  form(5, '2025-04-29', '14:40', 'Rachel Kim', 3, {
    'Pools cleared at': '14:05',
    'Pools reopened at': '14:38',
    'Guests moved to': 'Clubhouse',
  }),
  note(
    6,
    '2025-04-29',
    '09:10',
    'safety',
    'Devon Price',
    'In-service drill: spinal rescue in 1:48. Repeat on Saturday.',
  ),
  note(7, '2025-04-28', '10:30', 'maintenance', 'Frank Delgado', 'Blue Ridge did not come for the filter service.'),
  note(8, '2025-04-27', '12:00', 'other', 'Elena Ruiz', 'Volunteers painted the fence by court 4.'),
  note(9, '2024-07-06', '13:30', 'safety', 'Rachel Kim', 'Deck very hot at noon; sandals recommended at the gate.'),
  note(10, '2024-08-17', '16:10', 'weather', 'Devon Price', 'Thunder at 15:35, pools closed for 35 minutes.'),
];

function note(
  number: number,
  date: string,
  time: string,
  type: LogType,
  author: string,
  notes: string,
): SampleDailyLog {
  const authorName = staffNamed(author).name;
  return { id: sampleId('dailyLog', number), date, time, type, notes, authorName, formTemplateId: null, answers: {} };
}

function form(
  number: number,
  date: string,
  time: string,
  author: string,
  formNumber: number,
  answers: SampleDailyLog['answers'],
): SampleDailyLog {
  const asked = sampleFormTemplates[formNumber - 1];
  if (!asked) throw new Error(`there is no form ${formNumber}`);
  return {
    id: sampleId('dailyLog', number),
    date,
    time,
    type: asked.kind,
    notes: null,
    authorName: staffNamed(author).name,
    formTemplateId: asked.id,
    answers,
  };
}
