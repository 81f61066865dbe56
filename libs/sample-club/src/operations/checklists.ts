import { sampleId } from '../sampleIds';
import { accountNamed } from '../club/accounts';
import { sampleSeasons } from '../club/seasons';
import { staffNamed } from '../staff/staffNamed';

export type ChecklistKind = 'pre_season' | 'facility_preparation' | 'daily_operations';
type Priority = 'high' | 'medium' | 'low';

export interface SampleTemplateItem {
  id: string;
  item: string;
  priority: Priority;
  /** When it is due, in days before the season opens; null for an item of every day. */
  daysBeforeOpening: number | null;
  notes: string | null;
}

export interface SampleChecklistTemplate {
  id: string;
  kind: ChecklistKind;
  title: string;
  items: readonly SampleTemplateItem[];
}

export interface SampleChecklistItem {
  id: string;
  item: string;
  priority: Priority;
  notes: string | null;
  /** The day (ISO 8601) by which it should be done. */
  dueOn: string;
  /** The member of staff who answers for it. */
  ownerStaffId: string | null;
  completed: boolean;
  /** A moment (ISO 8601 with offset); null while it is not completed. */
  completedAt: string | null;
  /** The account of the person who completed it; null while it is not completed. */
  completedBy: string | null;
}

export interface SampleChecklist {
  id: string;
  seasonId: string;
  templateId: string;
  kind: ChecklistKind;
  title: string;
  /** The day (ISO 8601) of a daily list; null for the others. */
  forDay: string | null;
  items: readonly SampleChecklistItem[];
}

type WrittenItem = readonly [item: string, priority: Priority, daysBeforeOpening: number | null, notes?: string];

/** What the demo club does before every season and on every day, in the order it is done. */
export const sampleChecklistTemplates: readonly SampleChecklistTemplate[] = [
  template(1, 'pre_season', 'Club office', [
    ['Renew liability insurance', 'high', 60, 'Send the certificate to the board.'],
    ['File the pool operating permit', 'high', 45, 'Guilford County wants the water test with it.'],
    ['Send dues invoices', 'high', 40],
    ['Publish the season calendar', 'medium', 35],
    ['Order staff uniforms and whistles', 'medium', 30, 'Sizes are in the staff folder.'],
    ['Print guest passes', 'low', 20],
    ['Update the emergency phone tree', 'high', 10],
    ['Welcome mail to members', 'medium', 7],
  ]),
  template(2, 'pre_season', 'People', [
    ['Fill lifeguard positions', 'high', 45],
    ['Check certifications and expiry dates', 'high', 30],
    ['Collect tax and work permit forms', 'high', 28, 'Work permits for everyone under 16.'],
    ['Schedule in-service training', 'medium', 25],
    ['Publish the first two weeks of shifts', 'high', 14],
    ['Walk everyone through the emergency action plan', 'high', 5],
  ]),
  template(3, 'facility_preparation', 'Pools and pump room', [
    ['Remove, clean and store the covers', 'medium', 45],
    ['Inspect main drain covers', 'high', 42, 'Stamped VGB compliant and not past their date.'],
    ['Service pumps and backwash filters', 'high', 35, 'Blue Ridge does it.'],
    ['Fill and balance the main pool', 'high', 28],
    ['Fill and balance the wading pool', 'high', 21],
    ['Calibrate the chemical controllers', 'high', 20],
    ['Test the emergency shut-off', 'high', 10],
    ['Restock test kit reagents', 'medium', 10],
  ]),
  template(4, 'facility_preparation', 'Grounds, courts and clubhouse', [
    ['Pressure-wash the deck', 'medium', 30],
    ['Re-line courts 1 to 4', 'medium', 25],
    ['Inspect lifeguard stands and ladders', 'high', 21],
    ['Restock first aid kits and check the AED', 'high', 14, 'Pads of the AED expire in June.'],
    ['Service the snack bar refrigerators', 'low', 12],
    ['Put out deck chairs and shade', 'low', 3],
  ]),
  template(5, 'daily_operations', 'Morning opening', [
    ['Unlock the gates and turn off the alarm', 'medium', null],
    ['Test the water in both pools', 'high', null, 'Write the readings down before anyone swims.'],
    ['Check rescue tubes, backboard and AED', 'high', null],
    ['Walk the deck for hazards', 'high', null],
    ['Clean the restrooms', 'medium', null],
    ['Brief the team on the day', 'low', null],
  ]),
  template(6, 'daily_operations', 'Evening closing', [
    ['Clear the water and count rescue tubes', 'high', null],
    ['Test the water in both pools', 'high', null],
    ['Lock the chemical store', 'high', null],
    ['Empty the bins', 'low', null],
    ['Set the alarm and lock the gates', 'medium', null],
  ]),
];

/** What was done in `completed`: the moments at which the first items of the list were, in order, and who did them. */
interface Written {
  number: number;
  templateNumber: number;
  season: (typeof sampleSeasons)[number];
  forDay?: string;
  completed: readonly string[];
  /** Who completed them: a person with an account. */
  by: string;
  owners?: Readonly<Record<number, string>>;
}

const [season2024, season2025] = sampleSeasons;

/** The lists of the season that is being prepared, half done; those of today and yesterday; two of last season. */
export const sampleChecklists: readonly SampleChecklist[] = [
  checklist({
    number: 1,
    templateNumber: 1,
    season: season2025,
    completed: ['2025-03-24T11:00:00-04:00', '2025-04-08T15:30:00-04:00', '2025-04-14T09:45:00-04:00'],
    by: 'Elena Ruiz',
    owners: { 3: 'Elena Ruiz', 4: 'Nate Sullivan', 6: 'Elena Ruiz' },
  }),
  checklist({
    number: 2,
    templateNumber: 2,
    season: season2025,
    completed: ['2025-04-10T17:00:00-04:00', '2025-04-24T10:15:00-04:00', '2025-04-25T16:00:00-04:00'],
    by: 'Elena Ruiz',
    owners: { 3: 'Rachel Kim', 4: 'Elena Ruiz', 5: 'Devon Price' },
  }),
  checklist({
    number: 3,
    templateNumber: 3,
    season: season2025,
    completed: [
      '2025-04-07T14:00:00-04:00',
      '2025-04-09T10:00:00-04:00',
      '2025-04-14T16:30:00-04:00',
      '2025-04-25T12:00:00-04:00',
      '2025-04-29T15:00:00-04:00',
    ],
    by: 'Jordan Blake',
    owners: { 4: 'Frank Delgado', 5: 'Frank Delgado', 6: 'Frank Delgado', 7: 'Jordan Blake' },
  }),
  checklist({
    number: 4,
    templateNumber: 4,
    season: season2025,
    completed: ['2025-04-22T15:00:00-04:00', '2025-04-29T13:00:00-04:00'],
    by: 'Jordan Blake',
    owners: { 2: 'Rachel Kim', 3: 'Jordan Blake', 4: 'Nate Sullivan' },
  }),
  checklist({
    number: 5,
    templateNumber: 5,
    season: season2025,
    forDay: '2025-05-01',
    completed: [
      '2025-05-01T07:32:00-04:00',
      '2025-05-01T07:50:00-04:00',
      '2025-05-01T08:05:00-04:00',
      '2025-05-01T08:20:00-04:00',
    ],
    by: 'Jordan Blake',
    owners: { 4: 'Jordan Blake', 5: 'Nate Sullivan' },
  }),
  checklist({
    number: 6,
    templateNumber: 6,
    season: season2025,
    forDay: '2025-05-01',
    completed: [],
    by: 'Jordan Blake',
  }),
  checklist({
    number: 7,
    templateNumber: 5,
    season: season2025,
    forDay: '2025-04-30',
    completed: everyItem(6, '2025-04-30T08:30:00-04:00'),
    by: 'Jordan Blake',
  }),
  checklist({
    number: 8,
    templateNumber: 6,
    season: season2025,
    forDay: '2025-04-30',
    completed: everyItem(5, '2025-04-30T18:15:00-04:00'),
    by: 'Jordan Blake',
  }),
  checklist({
    number: 9,
    templateNumber: 1,
    season: season2024,
    completed: everyItem(8, '2024-05-15T12:00:00-04:00'),
    by: 'Marcus Bell',
  }),
  checklist({
    number: 10,
    templateNumber: 3,
    season: season2024,
    completed: everyItem(8, '2024-05-14T16:00:00-04:00'),
    by: 'Elena Ruiz',
  }),
];

function template(
  number: number,
  kind: ChecklistKind,
  title: string,
  items: readonly WrittenItem[],
): SampleChecklistTemplate {
  return {
    id: sampleId('checklistTemplate', number),
    kind,
    title,
    items: items.map(([item, priority, daysBeforeOpening, notes], index) => ({
      id: sampleId('checklistTemplateItem', number * 100 + index),
      item,
      priority,
      daysBeforeOpening,
      notes: notes ?? null,
    })),
  };
}

function checklist({ number, templateNumber, season, forDay, completed, by, owners = {} }: Written): SampleChecklist {
  const source = sampleChecklistTemplates[templateNumber - 1];
  if (!source) throw new Error(`there is no template ${templateNumber}`);
  return {
    id: sampleId('checklist', number),
    seasonId: season.id,
    templateId: source.id,
    kind: source.kind,
    title: source.title,
    forDay: forDay ?? null,
    items: source.items.map(({ item, priority, notes, daysBeforeOpening }, index) => ({
      id: sampleId('checklistItem', number * 100 + index),
      item,
      priority,
      notes,
      dueOn: forDay ?? daysBefore(season.opensOn, daysBeforeOpening ?? 0),
      ownerStaffId: owners[index] ? staffNamed(owners[index]).id : null,
      completed: completed[index] !== undefined,
      completedAt: completed[index] ?? null,
      completedBy: completed[index] === undefined ? null : accountNamed(by).id,
    })),
  };
}

function everyItem(count: number, moment: string): string[] {
  return Array.from({ length: count }, () => moment);
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
