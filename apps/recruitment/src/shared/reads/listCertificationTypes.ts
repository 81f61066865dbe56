import { asking, byName } from '@platform/module-kit/screens';
import type { CertificationType } from '../../staff/source/rows/staffMember';
import { CERTIFICATIONS_FAILED } from '../failures';

const ask = asking(CERTIFICATIONS_FAILED);

/** The club's kinds of certification, by name. @throws DataError */
export async function listCertificationTypes(clubId: string): Promise<CertificationType[]> {
  const rows = await ask((db) => db.from('certification_types').select('id, name, valid_months').eq('club_id', clubId));
  return rows.map(({ id, name, valid_months: validMonths }) => ({ id, name, validMonths })).sort(byName);
}
