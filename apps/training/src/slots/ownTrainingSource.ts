import { type ClubReader, createSource, ownClub } from '@platform/module-kit/screens';
import { readFirstTraining, readOwnTraining } from '../source/club/readOwnTraining';
import type { OwnTrainingSource } from '../source/rows/ownTraining';

const { SourceProvider, useSource, useSourceRead, declareReads } = createSource<OwnTrainingSource>('training');

/** Gives the source to the part of the dashboard. */
export const OwnTrainingProvider = SourceProvider;
export const useOwnTrainingSource = useSource;

/** The reader's training; null for a person who is not on the staff. */
export const useOwnTraining = () => useSourceRead('readOwnTraining', []);

/** A club's rows, as the source of the training pages reads them. */
export function createOwnTrainingSource(reader: ClubReader): OwnTrainingSource {
  const own = ownClub(reader, '/training');
  return { ...own, readOwnTraining: () => readOwnTraining(reader.club, reader.userId, own.today()) };
}

/** What the part of the dashboard reads first. What is kept for a day without a network has requests of its own. */
export const firstOfTraining = {
  create(reader: ClubReader): OwnTrainingSource {
    const source = createOwnTrainingSource(reader);
    return { ...source, readOwnTraining: () => readFirstTraining(reader.club, reader.userId, source.today()) };
  },
  start: declareReads(() => [['readOwnTraining']]),
};
