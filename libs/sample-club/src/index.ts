// The demo club
export { sampleClub, type SampleClub } from './club';
export { sampleSeasons, type SampleSeason } from './seasons';

// Its accounts
export { sampleAccounts, sampleVisitor, type SampleAccount } from './accounts';

// Its positions and people
export {
  sampleCertificationTypes,
  sampleJobRoles,
  type SampleCertificationType,
  type SampleJobRole,
  type SampleRequirement,
} from './jobRoles';
export { sampleFormerStaff, sampleTeam, type FormerMember, type TeamMember, type TeamRole } from './team';
export { sampleCertifications, type SampleCertification } from './certifications';
export { sampleStaffEvents, type SampleStaffEvent } from './staffEvents';
export { sampleStaffSeasons, type SampleStaffSeason } from './staffSeasons';

// People it hires
export { sampleApplications, type SampleApplication, type SampleApplicationEvent } from './applications';
export { sampleOnboardingItems, type SampleOnboardingItem } from './onboarding';

// What it teaches them
export { sampleInServiceSessions, type SampleInServiceSession } from './inServiceSessions';
export { sampleTrainingModules, type SampleTrainingModule, type TrainingParticipant } from './trainingModules';

// Who works when
export { sampleShifts, type SampleShift } from './shifts';
export {
  sampleScheduleTemplate,
  sampleScheduleTemplateShifts,
  type SampleScheduleTemplate,
  type SampleScheduleTemplateShift,
} from './scheduleTemplates';
export { sampleShiftEvents, type SampleShiftEvent } from './shiftEvents';
export {
  sampleShiftOffers,
  sampleShiftRequests,
  type SampleShiftOffer,
  type SampleShiftRequest,
} from './shiftRequests';
export { sampleAvailability, sampleTimeOff, type SampleAvailability, type SampleTimeOff } from './availability';
export { sampleSchoolCalendar, type SampleSchoolDay } from './schoolCalendar';

// How it prepares and runs
export {
  sampleChecklists,
  sampleChecklistTemplates,
  type ChecklistKind,
  type SampleChecklist,
  type SampleChecklistItem,
  type SampleChecklistTemplate,
  type SampleTemplateItem,
} from './checklists';
export {
  sampleDailyLogs,
  sampleFormTemplates,
  type LogType,
  type SampleDailyLog,
  type SampleFormField,
  type SampleFormTemplate,
} from './dailyLogs';
export { sampleIncidents, type SampleIncident } from './incidents';
export { samplePools, sampleWaterReadings, type SamplePool, type SampleWaterReading } from './waterReadings';
export { sampleVendors, type SampleVendor, type SampleVendorVisit } from './vendors';
export { sampleTickets, type SampleTicket, type SampleTicketEvent } from './tickets';

// What it costs
export { sampleLaborBudgets, samplePastShifts, type SampleLaborBudget, type SamplePastShift } from './labor';
export { sampleLaborCost } from './laborCost';
export { sampleBudget, type SampleBudgetCategory } from './budget';
export { sampleReports, type SampleReport } from './reports';

// What became of its exports, and how long it keeps what piles up
export { sampleJobs, sampleRetentionPolicies, type SampleJob, type SampleRetentionPolicy } from './clubData';

// What its members and staff said of a season
export { sampleFeedbackUpload, type SampleFeedbackEntry, type SampleFeedbackUpload } from './feedbackUpload';
export { sampleSurveyQuestions, type SampleSurveyQuestion } from './surveyQuestions';
export { sampleSurveys, tokenToTry, type SampleSurvey, type SampleSurveyInvitee } from './surveys';

// What it keeps of a season
export { sampleDocuments, type SampleDocument } from './documents';
export { sampleLessons, type SampleLesson } from './lessons';
export { samplePhotos, type SamplePhoto } from './photos';
export { sampleStaffReviews, type SampleStaffReview } from './staffReviews';

// What it plans for later seasons
export { sampleCapitalProjects, type SampleCapitalProject, type SampleProjectUpdate } from './capitalProjects';
export { sampleSavedReports, type SampleSavedReport } from './savedReports';
export { sampleMetricSnapshots, sampleStrategicMetrics, type SampleMeasure } from './strategicMetrics';
export { sampleWishes, type SampleWish } from './wishlist';
export { sampleGrowthAssumptions, sampleWorkforcePlan, type SampleGrowthAssumption } from './workforcePlan';

// Fixed ids, for the seed
export { sampleId, sampleSubjects, type SampleSubject } from './sampleIds';
