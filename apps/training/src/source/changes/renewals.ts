import { type ClubReader } from '@platform/module-kit/screens';
import { save } from '../club/requests';
import type { NewCertificate, Renewal } from '../rows/renewal';
import { recertify } from './recertify';
import { trainingChange } from './trainingChange';

/** Records the new certificate in place of the expiring one. */
export const renewCertification = trainingChange({
  waits: 'row-goes',
  send(_reader: ClubReader, { certificationId, version }: Renewal, { issuedOn, expiresOn, number }: NewCertificate) {
    const row = {
      issued_on: issuedOn || null,
      expiry_date: expiresOn,
      certificate_number: number.trim() || null,
      // The file shows the previous certificate.
      storage_path: null,
      version,
    };
    return save((db) => db.from('staff_certifications').update(row).eq('id', certificationId).select('id').single());
  },
  expect: (known, { certificationId }, { expiresOn }) => recertify(known, certificationId, expiresOn),
});

/** Asks the person to send the new certificate, once a day. */
export const askForCertification = trainingChange({
  send: (_reader: ClubReader, { certificationId }: Renewal) =>
    save((db) => db.rpc('ask_for_certification', { certification_id_param: certificationId })),
  expect(known, { certificationId }) {
    const askedOn = known.source.today();
    known.change('listRenewals', (renewals) =>
      renewals.map((renewal) =>
        renewal.certificationId === certificationId ? { ...renewal, askedOn, version: renewal.version + 1 } : renewal,
      ),
    );
  },
});
