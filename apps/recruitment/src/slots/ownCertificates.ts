import { asking } from '@platform/module-kit/screens';
import type { StoredCertificate } from './certificateLines';

/** The reader's certificates, and those that their job role requires. */
export interface OwnCertificates {
  staffId: string;
  /** Names of required ones that are missing or expired. */
  lacking: readonly string[];
  held: readonly StoredCertificate[];
}

const LACKING = 'own_staff_id, own_certificates_lacking';
/** In an order of its own: no other page reads certificates so, and those of others are not kept on a device. */
const HELD = 'state, certification_name, expiry_date, id';

/** What the certificates need without a network. */
export const keptCertificates = [`needs_today?${LACKING}`, `staff_certifications?${HELD}`].map((name) =>
  name.replaceAll(' ', ''),
);

const read = asking('Your certificates could not be fetched');

/** The reader's certificates; null for a person who is not on the staff. @throws DataError */
export async function readOwnCertificates(clubId: string): Promise<OwnCertificates | null> {
  const { own_staff_id: staffId, own_certificates_lacking: lacking } = await read((db) =>
    db.from('needs_today').select(LACKING).eq('club_id', clubId).single(),
  );
  if (staffId === null) return null;
  const rows = await read((db) => db.from('staff_certifications').select(HELD).eq('staff_id', staffId));
  const held = rows.map((row) => ({
    id: row.id,
    name: row.certification_name,
    expiresOn: row.expiry_date,
    review: { state: row.state as StoredCertificate['review']['state'] },
  }));
  return { staffId, lacking: lacking ?? [], held };
}
