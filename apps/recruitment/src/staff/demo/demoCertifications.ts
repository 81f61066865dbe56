import { DataError } from '@platform/module-kit';
import { addMonths } from '@platform/module-kit/screens';
import { sampleCertificationTypes, sampleClub } from '@platform/sample-club';
import type { DemoClub } from '../../shared/demo/demoClub';
import { demoToday } from '../../shared/demo/demoToday';
import { countsOn } from '../rules/certificationState';
import type { Certification, CertificationDraft, RequiredCertification } from '../source/staffMember';
import type { StaffSource } from '../source/staffSource';

type DemoCertifications = Pick<
  StaffSource,
  | 'addCertification'
  | 'saveCertification'
  | 'removeCertification'
  | 'sendCertification'
  | 'confirmCertification'
  | 'returnCertification'
  | 'addressOfFile'
>;

/**
 * The certifications of the sample club: what is sent stays in this page.
 * @param followed what the checklist of a person makes of it
 */
export function demoCertifications(club: DemoClub, followed: (staffId: string) => void): DemoCertifications {
  const byManager = { state: 'confirmed', by: 'You', at: sampleClub.clock } as const;
  const change = (id: string, values: Partial<Certification>) => {
    const one = club.certifications.find((held) => held.id === id);
    if (!one) throw new DataError('This certification is not there any more.', 'PT404', 404);
    Object.assign(one, values, { version: one.version + 1 });
    followed(one.staffId);
  };
  const add = (staffId: string, draft: CertificationDraft, review: Certification['review']) => {
    club.certifications.push({ ...valuesOf(draft), id: crypto.randomUUID(), staffId, review, version: 1 });
    followed(staffId);
  };
  return {
    addCertification: async (staffId, draft) => add(staffId, draft, byManager),
    saveCertification: async ({ id }, draft) => change(id, { ...valuesOf(draft), review: byManager }),
    async removeCertification(id) {
      club.certifications = club.certifications.filter((one) => one.id !== id);
    },
    async sendCertification(staffId, draft, replaced) {
      if (replaced) change(replaced.id, { ...valuesOf(draft), review: { state: 'waiting' } });
      else add(staffId, draft, { state: 'waiting' });
    },
    confirmCertification: async ({ id }) => change(id, { review: byManager }),
    returnCertification: async ({ id }, reason) =>
      change(id, { review: { state: 'returned', reason, by: 'You', at: sampleClub.clock } }),
    addressOfFile: async (path) => path,
  };
}

/** What a kind is known to last is counted from the day of issue. */
function valuesOf({ typeId, name, issuedOn, expiresOn, number, issuer, file }: CertificationDraft) {
  const months = sampleCertificationTypes.find(({ id }) => id === typeId)?.validMonths ?? null;
  const counted = months !== null && issuedOn !== '' ? addMonths(issuedOn, months) : null;
  return {
    typeId,
    name: name.trim(),
    issuedOn: issuedOn || null,
    expiresOn: expiresOn || counted,
    number: number.trim() || null,
    issuer: issuer.trim() || null,
    file: file === null || typeof file === 'string' ? file : URL.createObjectURL(file.blob),
  };
}

/** The certifications that a role requires, and which of them a person has, as app.required_certifications returns them. */
export function requiredOf(
  requirements: readonly { certificationTypeId: string | null }[],
  held: readonly Certification[],
): RequiredCertification[] {
  return requirements
    .flatMap(({ certificationTypeId: typeId }) => {
      const name = sampleCertificationTypes.find(({ id }) => id === typeId)?.name;
      if (typeId === null || name === undefined) return [];
      const own = held.filter((one) => one.typeId === typeId);
      const state = own.some((one) => countsOn(one, demoToday))
        ? ('held' as const)
        : own.some(({ review }) => review.state === 'waiting')
          ? ('waiting' as const)
          : own.some(({ review }) => review.state === 'confirmed')
            ? ('expired' as const)
            : ('missing' as const);
      return [{ typeId, name, state }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
