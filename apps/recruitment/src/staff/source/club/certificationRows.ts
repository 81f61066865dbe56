import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import { addressOfFile, dropFile, uploadFile } from '../../../shared/files/clubFiles';
import type { CertificationDraft } from '../staffMember';
import type { StaffSource } from '../staffSource';
import { failures } from '../words';

type CertificationRows = Pick<
  StaffSource,
  | 'addCertification'
  | 'saveCertification'
  | 'removeCertification'
  | 'sendCertification'
  | 'confirmCertification'
  | 'returnCertification'
  | 'addressOfFile'
>;

/** The certifications of a club's people, and their files. */
export function certificationRows(clubId: string): CertificationRows {
  const confidential = `${clubId}/confidential`;
  return {
    addCertification: (staffId, draft) =>
      withFile(confidential, draft, async (path) => {
        const client = await supabase();
        const row = { club_id: clubId, staff_id: staffId, ...columnsOf(draft), storage_path: path };
        await dataOf(client.from('staff_certifications').insert(row).select('id').single(), failures.certification);
      }),

    async saveCertification({ id, version, file: before }, draft) {
      await withFile(confidential, draft, async (path) => {
        const client = await supabase();
        const own = client
          .from('staff_certifications')
          .update({ ...columnsOf(draft), storage_path: path, version })
          .eq('id', id);
        await dataOf(own.select('id').single(), failures.certification);
      });
      // The file shows the certificate of before.
      if (before !== null) await dropFile(before);
    },

    async removeCertification(id) {
      const client = await supabase();
      const gone = client.from('staff_certifications').delete().eq('id', id);
      await dataOf(gone.select('id'), failures.certification);
    },

    async sendCertification(staffId, draft, replaced) {
      await withFile(`${confidential}/${staffId}`, draft, async (path) => {
        const client = await supabase();
        const columns = columnsOf(draft);
        const sent = client.rpc('submit_certification', {
          storage_path_param: path ?? '',
          certification_name_param: columns.certification_name,
          ...(replaced && { certification_id_param: replaced.id }),
          ...(columns.certification_type_id && { certification_type_id_param: columns.certification_type_id }),
          ...(columns.certificate_number && { certificate_number_param: columns.certificate_number }),
          ...(columns.issuer && { issuer_param: columns.issuer }),
          ...(columns.issued_on && { issued_on_param: columns.issued_on }),
          ...(columns.expiry_date && { expiry_date_param: columns.expiry_date }),
        });
        await dataOf(sent, failures.certification);
      });
      if (replaced?.file) await dropFile(replaced.file);
    },

    async confirmCertification({ id, version }) {
      const client = await supabase();
      const decided = { certification_id_param: id, confirmed_param: true, version_param: version };
      await dataOf(client.rpc('decide_certification', decided), failures.decision);
    },

    async returnCertification({ id, version }, reason) {
      const client = await supabase();
      const decided = {
        certification_id_param: id,
        confirmed_param: false,
        version_param: version,
        reason_param: reason,
      };
      await dataOf(client.rpc('decide_certification', decided), failures.decision);
    },

    addressOfFile: (path) => addressOfFile(path),
  };
}

/** Uploads the file of a draft first and names it in the row; when the row is refused, the file goes again. */
async function withFile(
  folder: string,
  { file }: CertificationDraft,
  save: (path: string | null) => Promise<void>,
): Promise<void> {
  if (file === null || typeof file === 'string') return save(file);
  const path = await uploadFile(folder, file.blob, file.extension);
  try {
    await save(path);
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
