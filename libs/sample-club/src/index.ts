// The demo club
export { sampleClub, type SampleClub } from './club';

// Its people
export { sampleTeam, type TeamMember, type TeamRole } from './team';

// What it teaches them
export { sampleTrainingModules, type SampleTrainingModule, type TrainingParticipant } from './trainingModules';
