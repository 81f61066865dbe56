import { asking, readPartOf } from '@platform/module-kit/screens';
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

/** The certificates as the database answers them. */
interface AnsweredCertificates {
  own_staff_id: string | null;
  own_certificates_lacking: string[] | null;
  held: { state: string; certification_name: string; expiry_date: string | null; id: string }[];
}

/** The reader's certificates; null for a person who is not on the staff. @throws DataError */
export const readOwnCertificates = async (clubId: string) => certificatesOf(await askForCertificates(clubId));

/** The same with what a dashboard begins with, in one request for all parts of it. @throws DataError */
export const readFirstCertificates = async (clubId: string) =>
  certificatesOf(await readPartOf('dashboard_needs', 'own_certificates', clubId, () => askForCertificates(clubId)));

async function askForCertificates(clubId: string): Promise<AnsweredCertificates> {
  const own = await read((db) => db.from('needs_today').select(LACKING).eq('club_id', clubId).single());
  const staffId = own.own_staff_id;
  if (staffId === null) return { ...own, held: [] };
  const held = await read((db) =>
    db.from('staff_certifications').select(HELD).eq('staff_id', staffId).order('certification_name').order('id'),
  );
  return { ...own, held };
}

function certificatesOf({ own_staff_id: staffId, own_certificates_lacking: lacking, held }: AnsweredCertificates) {
  if (staffId === null) return null;
  const certificates: OwnCertificates = {
    staffId,
    lacking: lacking ?? [],
    held: held.map((row) => ({
      id: row.id,
      name: row.certification_name,
      expiresOn: row.expiry_date,
      review: { state: row.state as StoredCertificate['review']['state'] },
    })),
  };
  return certificates;
}
