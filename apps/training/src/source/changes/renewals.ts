import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import type { TrainingSource } from '../trainingSource';
import { SAVE_FAILED } from './words';

/** What managers and admins do about certifications that end and no module renews. */
export function changeRenewals(): Pick<TrainingSource, 'renewCertification' | 'askForCertification'> {
  return {
    async renewCertification({ certificationId, version }, { issuedOn, expiresOn, number }) {
      const client = await supabase();
      const row = {
        issued_on: issuedOn || null,
        expiry_date: expiresOn,
        certificate_number: number.trim() || null,
        // The file shows the certificate of before.
        storage_path: null,
        version,
      };
      const renewed = client.from('staff_certifications').update(row).eq('id', certificationId);
      await dataOf(renewed.select('id').single(), SAVE_FAILED);
    },
    async askForCertification({ certificationId }) {
      const client = await supabase();
      await dataOf(client.rpc('ask_for_certification', { certification_id_param: certificationId }), SAVE_FAILED);
    },
  };
}
