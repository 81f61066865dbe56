/** Tables whose rows others refer to, each with the number that its ids begin with. */
export const sampleSubjects = {
  season: 1,
  certificationType: 2,
  jobRole: 3,
  jobRoleRequirement: 4,
  staff: 5,
  staffCertification: 6,
  shift: 7,
  staffSeason: 8,
  jobApplication: 9,
  jobApplicationEvent: 10,
  onboardingItem: 11,
  checklistTemplate: 30,
  checklistTemplateItem: 31,
  checklist: 32,
  checklistItem: 33,
  formTemplate: 34,
  dailyLog: 35,
  incident: 36,
  pool: 37,
  waterReading: 38,
  vendor: 39,
  vendorVisit: 40,
  ticket: 41,
  ticketEvent: 42,
  laborBudget: 43,
  budgetCategory: 44,
  report: 45,
  job: 61,
  retentionPolicy: 62,
  survey: 71,
  surveyQuestion: 72,
  surveyResponse: 73,
  feedbackUpload: 74,
  lesson: 75,
  seasonPhoto: 76,
  staffReview: 77,
  clubDocument: 78,
  wish: 79,
  capitalProject: 80,
  growthAssumption: 81,
  strategicMetric: 82,
  savedReport: 83,
} as const;

export type SampleSubject = keyof typeof sampleSubjects;

/** A fixed id of the demo club: the same row has it in the demo and in the database. Numbers count from 1. */
export function sampleId(subject: SampleSubject, number: number): string {
  return `1${String(sampleSubjects[subject]).padStart(7, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
