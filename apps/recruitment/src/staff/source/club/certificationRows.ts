import { dropFile, saving, uploadFile } from '@platform/module-kit/screens';
import type { Certification, CertificationDraft } from '../rows/staffMember';
import { failures } from '../failures';

const confidential = (clubId: string) => `${clubId}/confidential`;
const save = saving(failures.certification);

/** Adds a certification with its file. @throws DataError */
export const addCertification = (clubId: string, staffId: string, draft: CertificationDraft): Promise<void> =>
  withFile(confidential(clubId), draft, (path) => {
    const row = { club_id: clubId, staff_id: staffId, ...columnsOf(draft), storage_path: path };
    return save((db) => db.from('staff_certifications').insert(row).select('id').single());
  });

/** Updates a certification on record with the data of a new certificate. @throws DataError */
export async function saveCertification(
  clubId: string,
  { id, version, file: before }: Certification,
  draft: CertificationDraft,
): Promise<void> {
  await withFile(confidential(clubId), draft, (path) => {
    const row = { ...columnsOf(draft), storage_path: path, version };
    return save((db) => db.from('staff_certifications').update(row).eq('id', id).select('id').single());
  });
  // The file shows the previous certificate.
  if (before !== null) await dropFile(before);
}

/** Sends a person's own certificate, which waits for a manager. @throws DataError */
export async function sendCertification(
  clubId: string,
  staffId: string,
  draft: CertificationDraft,
  replaced: Certification | null,
): Promise<void> {
  await withFile(`${confidential(clubId)}/${staffId}`, draft, (path) => {
    const columns = columnsOf(draft);
    return save((db) =>
      db.rpc('submit_certification', {
        storage_path_param: path ?? '',
        certification_name_param: columns.certification_name,
        ...(replaced && { certification_id_param: replaced.id }),
        ...(columns.certification_type_id && { certification_type_id_param: columns.certification_type_id }),
        ...(columns.certificate_number && { certificate_number_param: columns.certificate_number }),
        ...(columns.issuer && { issuer_param: columns.issuer }),
        ...(columns.issued_on && { issued_on_param: columns.issued_on }),
        ...(columns.expiry_date && { expiry_date_param: columns.expiry_date }),
      }),
    );
  });
  if (replaced?.file) await dropFile(replaced.file);
}

/** Uploads the file of a draft first and names it in the row. If the row is refused, the file is removed again. */
async function withFile(
  folder: string,
  { file }: CertificationDraft,
  write: (path: string | null) => Promise<void>,
): Promise<void> {
  if (file === null || typeof file === 'string') return write(file);
  const path = await uploadFile(folder, file.blob, file.extension);
  try {
    await write(path);
  } catch (error) {
    await dropFile(path);
    throw error;
  }
}

const columnsOf = ({ typeId, name, issuedOn, expiresOn, number, issuer }: CertificationDraft) => ({
  certification_type_id: typeId,
  certification_name: name.trim(),
  issued_on: issuedOn || null,
  expiry_date: expiresOn || null,
  certificate_number: number.trim() || null,
  issuer: issuer.trim() || null,
});
