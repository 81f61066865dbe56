import { addMonths, newId, saving, without, type ClubReader } from '@platform/module-kit/screens';
import { clubChange } from '../../../shared/changes/clubChange';
import { followOnboarding } from '../../../shared/changes/followOnboarding';
import { changePerson, myName, type Known } from '../../../shared/changes/known';
import * as rows from '../club/certificationRows';
import { failures } from '../failures';
import type { Certification, CertificationDraft, Review, StaffDetails } from '../rows/staffMember';

/** The data of a certificate. A kind with a known length expires that long after the date of issue. */
function valuesOf(known: Known, { typeId, name, issuedOn, expiresOn, number, issuer, file }: CertificationDraft) {
  const months = known.get('listCertificationTypes')?.find(({ id }) => id === typeId)?.validMonths ?? null;
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

const byMe = (known: Known) => ({ by: myName(known), at: known.source.now().toISOString() });

const confirmed = (known: Known): Review => ({ state: 'confirmed', ...byMe(known) });

/** Changes a person's certifications, and the checklist items that depend on them. */
function hold(known: Known, staffId: string, become: (held: readonly Certification[]) => Certification[]): void {
  changePerson(known, staffId, {}, ({ certifications }: StaffDetails) => ({ certifications: become(certifications) }));
  followOnboarding(known, staffId);
}

const add = (known: Known, staffId: string, draft: CertificationDraft, review: Review) =>
  hold(known, staffId, (held) => [...held, { ...valuesOf(known, draft), id: newId(), review, version: 1 }]);

function change(known: Known, id: string, values: Partial<Certification>): void {
  const holder = known
    .get('listStaff')
    ?.people.find(({ details }) => details?.certifications.some((one) => one.id === id));
  if (!holder) return;
  hold(known, holder.id, (held) =>
    held.map((one) => (one.id === id ? { ...one, ...values, version: one.version + 1 } : one)),
  );
}

export const addCertification = clubChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, staffId: string, draft: CertificationDraft) =>
    rows.addCertification(club.id, staffId, draft),
  expect: (known, staffId, draft) => add(known, staffId, draft, confirmed(known)),
});

/** Updates a certification on record with the data of a new certificate. */
export const saveCertification = clubChange({
  waits: 'own-form',
  send: ({ club }: ClubReader, one: Certification, draft: CertificationDraft) =>
    rows.saveCertification(club.id, one, draft),
  expect: (known, { id }, draft) => change(known, id, { ...valuesOf(known, draft), review: confirmed(known) }),
});

export const removeCertification = clubChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) =>
    saving(failures.certification)((db) => db.from('staff_certifications').delete().eq('id', id).select('id')),
  expect(known, id) {
    known.change('listStaff', (list) => ({
      ...list,
      people: list.people.map((person) => ({
        ...person,
        details: person.details && {
          ...person.details,
          certifications: without(person.details.certifications, [id]),
        },
      })),
    }));
  },
});

/** Sends a person's own certificate, which waits for a manager. It may replace one that waits or was sent back. */
export const sendCertification = clubChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, staffId: string, draft: CertificationDraft, replaced: Certification | null) =>
    rows.sendCertification(club.id, staffId, draft, replaced),
  expect(known, staffId, draft, replaced) {
    if (replaced) change(known, replaced.id, { ...valuesOf(known, draft), review: { state: 'waiting' } });
    else add(known, staffId, draft, { state: 'waiting' });
  },
});

export const confirmCertification = clubChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, { id, version }: Certification) =>
    saving(failures.decision)((db) =>
      db.rpc('decide_certification', { certification_id_param: id, confirmed_param: true, version_param: version }),
    ),
  expect: (known, { id }) => change(known, id, { review: confirmed(known) }),
});

/** Sends one back with what the person must change. */
export const returnCertification = clubChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, { id, version }: Certification, reason: string) =>
    saving(failures.decision)((db) =>
      db.rpc('decide_certification', {
        certification_id_param: id,
        confirmed_param: false,
        version_param: version,
        reason_param: reason,
      }),
    ),
  expect: (known, { id }, reason) => change(known, id, { review: { state: 'returned', reason, ...byMe(known) } }),
});
