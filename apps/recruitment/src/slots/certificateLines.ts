import {
  expiryInWords,
  isRenewed,
  pressingFirst,
  stateOf,
  type CertificationState,
} from '../staff/rules/certificationState';
import type { OwnCertificates } from '../staff/source/rows/ownCertificates';

/** A line of the list. */
export interface CertificateLine {
  id: string;
  name: string;
  state: CertificationState | 'missing';
  /** What the person has to do. */
  words: string;
}

/** Certificates to send first, then those they hold. Renewed ones are left out. */
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
