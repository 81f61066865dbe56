import type { ClubSource } from '@platform/module-kit/screens';
import type { RecordedModule, TrainingRecord } from './person';

/** The part of a person's record that their dashboard shows. */
export interface OwnTraining {
  person: Pick<TrainingRecord['person'], 'staffId' | 'assigned' | 'completed' | 'moduleHours' | 'sessionMinutes'>;
  modules: readonly Pick<RecordedModule, 'participantId' | 'title' | 'completedOn' | 'due' | 'isArchived'>[];
}

/** The source of that part, so that a dashboard does not load the source of all training pages. */
export interface OwnTrainingSource extends ClubSource {
  /** The reader's training; null for a person who is not on the staff. */
  readOwnTraining(): Promise<OwnTraining | null>;
}
