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
export { sampleFormerStaff, sampleTeam, type FormerMember, type TeamMember, type TeamRole } from './team';
export { sampleCertifications, type SampleCertification } from './certifications';
export { sampleStaffSeasons, type SampleStaffSeason } from './staffSeasons';

// Whom it hires
export { sampleApplications, type SampleApplication, type SampleApplicationEvent } from './applications';
export { sampleOnboardingItems, type SampleOnboardingItem } from './onboarding';

// What it teaches them
export { sampleTrainingModules, type SampleTrainingModule, type TrainingParticipant } from './trainingModules';

// Fixed ids, for the seed
export { sampleId, sampleSubjects, type SampleSubject } from './sampleIds';
