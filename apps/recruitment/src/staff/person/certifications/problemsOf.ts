import { prepare_certification } from '@platform/database/raised';
import type { CertificationDraft, CertificationType } from '../../source/rows/staffMember';
import type { ChosenCertificate } from './useCertificateFile';

interface Judged {
  draft: CertificationDraft;
  /** Whether its name is typed because it is not on the club's list. */
  isOther: boolean;
  kind: CertificationType | undefined;
  isRenewal: boolean;
  needsFile: boolean;
  file: Pick<ChosenCertificate, 'entries' | 'upload' | 'isPreparing'>;
}

export interface Problems {
  type?: string;
  name?: string;
  issued?: string;
  file?: string;
}

/** Why a certification cannot be saved, for each field. */
export function problemsOf({ draft, isOther, kind, isRenewal, needsFile, file }: Judged): Problems {
  const problems: Problems = {};
  if (!isOther && draft.typeId === null && draft.name === '') problems.type = 'Choose a certification.';
  if (isOther && draft.name.trim() === '') problems.name = 'Enter its name.';
  const expires = isRenewal || kind?.validMonths !== null;
  if (expires && draft.issuedOn === '' && draft.expiresOn === '') problems.issued = prepare_certification['23514'].hint;
  if (file.isPreparing) problems.file = 'The file is still being read. Try again in a moment.';
  else if (file.entries.length > 0 && file.upload === null) problems.file = 'Remove this file or choose another one.';
  else if (needsFile && file.upload === null) problems.file = 'Add a photo or a PDF of the certificate.';
  return problems;
}
