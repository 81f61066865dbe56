/** Tables whose rows others refer to, each with the number that its ids begin with. */
export const sampleSubjects = {
  season: 1,
  certificationType: 2,
  jobRole: 3,
  jobRoleRequirement: 4,
  staff: 5,
  staffCertification: 6,
  shift: 7,
  shiftRequest: 70,
  shiftOffer: 71,
  shiftEvent: 72,
  staffAvailability: 73,
  timeOffRequest: 74,
  scheduleTemplate: 75,
  scheduleTemplateShift: 76,
  schoolCalendarDay: 77,
  calendarFeed: 78,
} as const;

export type SampleSubject = keyof typeof sampleSubjects;

/** A fixed id of the demo club: the same row has it in the demo and in the database. Numbers count from 1. */
export function sampleId(subject: SampleSubject, number: number): string {
  return `1${String(sampleSubjects[subject]).padStart(7, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
