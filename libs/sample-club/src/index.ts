// The demo club
export { sampleClub, type SampleClub } from './club';
export { sampleSeasons, type SampleSeason } from './seasons';

// Its positions and people
export {
  sampleCertificationTypes,
  sampleJobRoles,
  type SampleCertificationType,
  type SampleJobRole,
  type SampleRequirement,
} from './jobRoles';
export { sampleTeam, type TeamMember, type TeamRole } from './team';

// What it teaches them
export { sampleTrainingModules, type SampleTrainingModule, type TrainingParticipant } from './trainingModules';

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
