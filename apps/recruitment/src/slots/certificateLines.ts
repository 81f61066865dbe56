import {
  expiryInWords,
  isRenewed,
  pressingFirst,
  stateOf,
  type CertificationState,
} from '../staff/rules/certificationState';
import type { OwnCertificates } from './ownCertificates';

/** A certificate of the reader, as far as it is shown here. */
export interface StoredCertificate {
  id: string;
  name: string;
  expiresOn: string | null;
  review: { state: 'waiting' | 'confirmed' | 'returned' };
}

/** A line of the list. */
export interface CertificateLine {
  id: string;
  name: string;
  state: CertificationState | 'missing';
  /** What follows from it. */
  words: string;
}

/** What a person has to send comes first, then what they hold. One that was renewed is left out. */
export function certificateLines({ lacking, held }: OwnCertificates, today: string): CertificateLine[] {
  const names = new Set(held.map(({ name }) => name));
  return [
    ...lacking
      .filter((name) => !names.has(name))
      .map((name) => ({ id: name, name, state: 'missing' as const, words: 'Your role requires it' })),
    ...pressingFirst(held, today)
      .filter((one) => !isRenewed(one, held))
      .map((one) => ({
        id: one.id,
        name: one.name,
        state: stateOf(one, held, today),
        words: expiryInWords(one, today),
      })),
  ];
}
