import { type ClubReader, createSource, ownClub } from '@platform/module-kit/screens';
import { readFirstCertificates, readOwnCertificates } from '../staff/source/club/readOwnCertificates';
import type { OwnCertificatesSource } from '../staff/source/rows/ownCertificates';

const { SourceProvider, useSource, useSourceRead, declareReads } = createSource<OwnCertificatesSource>('recruitment');

/** Gives the source to the part of the dashboard. */
export const OwnCertificatesProvider = SourceProvider;
export const useOwnCertificatesSource = useSource;

/** The reader's certificates; null for a person who is not on the staff. */
export const useOwnCertificates = () => useSourceRead('readOwnCertificates', []);

/** A club's rows, as the source of the staff pages reads them. */
export const createOwnCertificatesSource = (reader: ClubReader): OwnCertificatesSource => ({
  ...ownClub(reader, '/staff'),
  readOwnCertificates: () => readOwnCertificates(reader.club.id),
});

/** What the part of the dashboard reads first. What is kept for a day without a network has requests of its own. */
export const firstOfCertificates = {
  create: (reader: ClubReader): OwnCertificatesSource => ({
    ...createOwnCertificatesSource(reader),
    readOwnCertificates: () => readFirstCertificates(reader.club.id),
  }),
  start: declareReads(() => [['readOwnCertificates']]),
};
