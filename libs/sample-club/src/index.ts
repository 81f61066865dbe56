// The demo club
export { sampleClub, type SampleClub } from './club/club';
export { sampleSeasons, type SampleSeason } from './club/seasons';

// Its accounts
export { sampleAccounts, sampleVisitor, type SampleAccount } from './club/accounts';

// Its positions and people
export {
  sampleCertificationTypes,
  sampleJobRoles,
  type SampleCertificationType,
  type SampleJobRole,
  type SampleRequirement,
} from './staff/jobRoles';
export { sampleFormerStaff, sampleTeam, type FormerMember, type TeamMember, type TeamRole } from './club/team';
export { sampleCertifications, type SampleCertification } from './staff/certifications';
export { sampleStaffEvents, type SampleStaffEvent } from './staff/staffEvents';
export { sampleStaffSeasons, type SampleStaffSeason } from './staff/staffSeasons';

// People it hires
export { sampleApplications, type SampleApplication, type SampleApplicationEvent } from './staff/applications';
export { sampleOnboardingItems, type SampleOnboardingItem } from './staff/onboarding';

// What it teaches them
export { sampleInServiceSessions, type SampleInServiceSession } from './staff/inServiceSessions';
export { sampleTrainingModules, type SampleTrainingModule, type TrainingParticipant } from './staff/trainingModules';

// Who works when
export { sampleShifts, type SampleShift } from './schedule/shifts';
export {
  sampleScheduleTemplate,
  sampleScheduleTemplateShifts,
  type SampleScheduleTemplate,
  type SampleScheduleTemplateShift,
} from './schedule/scheduleTemplates';
export { sampleShiftEvents, type SampleShiftEvent } from './schedule/shiftEvents';
export {
  sampleShiftOffers,
  sampleShiftRequests,
  type SampleShiftOffer,
  type SampleShiftRequest,
} from './schedule/shiftRequests';
export {
  sampleAvailability,
  sampleTimeOff,
  type SampleAvailability,
  type SampleTimeOff,
} from './schedule/availability';
export { sampleShiftAnswers, type SampleShiftAnswer } from './schedule/shiftAnswers';
export { sampleTimeOffBlackouts, type SampleTimeOffBlackout } from './schedule/timeOffBlackouts';
export { sampleMinorLimits, type SampleMinorLimits } from './club/minorLimits';
export { sampleSchoolCalendar, type SampleSchoolDay } from './club/schoolCalendar';

// How it prepares and runs
export {
  sampleChecklists,
  sampleChecklistTemplates,
  type ChecklistKind,
  type SampleChecklist,
  type SampleChecklistItem,
  type SampleChecklistTemplate,
  type SampleTemplateItem,
} from './operations/checklists';
export {
  sampleDailyLogs,
  sampleFormTemplates,
  type LogType,
  type SampleDailyLog,
  type SampleFormField,
  type SampleFormTemplate,
} from './operations/dailyLogs';
export { sampleIncidents, type SampleIncident } from './operations/incidents';
export { sampleRotation } from './operations/rotation';
export { samplePools, sampleWaterReadings, type SamplePool, type SampleWaterReading } from './operations/waterReadings';
export { sampleVendors, type SampleVendor, type SampleVendorVisit } from './operations/vendors';
export {
  sampleMaintenancePlans,
  samplePlaces,
  sampleVendorContracts,
  type SampleMaintenancePlan,
  type SamplePlace,
  type SampleVendorContract,
} from './operations/upkeep';
export { sampleTickets, type SampleTicket, type SampleTicketEvent } from './operations/tickets';

// What it costs
export {
  sampleTimeEntries,
  sampleTimeEntryBreaks,
  type SampleTimeEntry,
  type SampleTimeEntryBreak,
} from './schedule/timeEntries';
export {
  SAMPLE_PIN,
  SAMPLE_PINS_SET_AT,
  sampleClockAttempts,
  sampleClockDevices,
  sampleWithoutPin,
  type SampleClockAttempt,
  type SampleClockDevice,
} from './schedule/sharedClocks';
export { sampleLaborBudgets, samplePastShifts, type SampleLaborBudget, type SamplePastShift } from './schedule/labor';
export { sampleLaborCost } from './schedule/laborCost';
export { sampleBudget, type SampleBudgetCategory } from './club/budget';
export { sampleReports, type SampleReport } from './operations/reports';

// What became of its exports, and how long it keeps old records
export { sampleJobs, sampleRetentionPolicies, type SampleJob, type SampleRetentionPolicy } from './club/clubData';

// What its members and staff said of a season
export { sampleFeedbackUpload, type SampleFeedbackEntry, type SampleFeedbackUpload } from './operations/feedbackUpload';
export { sampleSurveyQuestions, type SampleSurveyQuestion } from './operations/surveyQuestions';
export { sampleSurveys, tokenToTry, type SampleSurvey, type SampleSurveyInvitee } from './operations/surveys';

// What it keeps of a season
export { sampleDocuments, type SampleDocument } from './club/documents';
export { sampleLessons, type SampleLesson } from './club/lessons';
export { samplePhotos, type SamplePhoto } from './club/photos';
export { sampleStaffReviews, type SampleStaffReview } from './staff/staffReviews';

// What it plans for later seasons
export { sampleCapitalProjects, type SampleCapitalProject, type SampleProjectUpdate } from './club/capitalProjects';
export { sampleReportSchedule, sampleSavedReports, type SampleSavedReport } from './operations/savedReports';
export { sampleMetricSnapshots, sampleStrategicMetrics, type SampleMeasure } from './club/strategicMetrics';
export { accountOfVoter, sampleProjectVotes, type SampleProjectVote, type SampleVoter } from './club/projectVotes';
export { sampleProjectComments, type SampleProjectComment } from './club/projectComments';
export { sampleProjectBids, type SampleProjectBid } from './club/projectBids';
export { sampleReserveComponents, sampleReservePlan, type SampleReserveComponent } from './club/reserveStudy';
export { sampleWishes, type SampleWish } from './club/wishlist';
export { sampleGrowthAssumptions, sampleWorkforcePlan, type SampleGrowthAssumption } from './club/workforcePlan';

// Fixed ids, for the seed
export { sampleId, sampleSubjects, type SampleSubject } from './sampleIds';
