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

// Fixed ids, for the seed
export { sampleId, sampleSubjects, type SampleSubject } from './sampleIds';
