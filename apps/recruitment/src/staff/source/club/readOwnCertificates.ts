import { asking } from '@platform/module-kit/screens';
import { failures } from '../failures';
import type { OwnCertificates, StoredCertificate } from '../rows/ownCertificates';

const LACKING = 'own_staff_id, own_certificates_lacking';
/** The columns in an order of their own: no other page reads certificates so, and those of others are not kept on a device. */
const HELD = 'state, certification_name, expiry_date, id';

/** What the certificates need without a network. */
export const keptCertificates = [`needs_today?${LACKING}`, `staff_certifications?${HELD}`].map((name) =>
  name.replaceAll(' ', ''),
);

const read = asking(failures.ownCertificates);

/** The reader's certificates; null for a person who is not on the staff. @throws DataError */
export async function readOwnCertificates(clubId: string): Promise<OwnCertificates | null> {
  const { own_staff_id: staffId, own_certificates_lacking: lacking } = await read((db) =>
    db.from('needs_today').select(LACKING).eq('club_id', clubId).single(),
  );
  if (staffId === null) return null;
  const rows = await read((db) =>
    db.from('staff_certifications').select(HELD).eq('staff_id', staffId).order('certification_name').order('id'),
  );
  const held = rows.map((row) => ({
    id: row.id,
    name: row.certification_name,
    expiresOn: row.expiry_date,
    review: { state: row.state as StoredCertificate['review']['state'] },
  }));
  return { staffId, lacking: lacking ?? [], held };
}
