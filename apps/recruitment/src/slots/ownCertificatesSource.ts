import { type ClubReader, createSource, ownClub } from '@platform/module-kit/screens';
import { readOwnCertificates } from '../staff/source/club/readOwnCertificates';
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

/** What the part of the dashboard reads first. */
export const firstOfCertificates = {
  create: createOwnCertificatesSource,
  start: declareReads(() => [['readOwnCertificates']]),
};
