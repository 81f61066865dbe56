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

// What became of its exports, and how long it keeps what piles up
export { sampleJobs, sampleRetentionPolicies, type SampleJob, type SampleRetentionPolicy } from './clubData';

// Fixed ids, for the seed
export { sampleId, sampleSubjects, type SampleSubject } from './sampleIds';
