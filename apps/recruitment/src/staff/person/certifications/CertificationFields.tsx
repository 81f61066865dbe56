import { dayInWords } from '@platform/module-kit/screens';
import { DateField, FileDrop, TextField } from '@platform/ui';
import type { CertificationDraft } from '../../source/rows/staffMember';
import type { ChosenCertificate } from './useCertificateFile';

/** Largest file of a certificate (bytes), as in the bucket. */
const MAX_BYTES = 10_000_000;

interface CertificationFieldsProps {
  draft: CertificationDraft;
  change: (values: Partial<CertificationDraft>) => void;
  /** `YYYY-MM-DD` on the club's clock. */
  today: string;
  /** The date on which it expires, unless a person enters another one. */
  expected: string | null;
  file: ChosenCertificate;
  /** A person who sends their own certificate must attach it. */
  needsFile: boolean;
  errors: { issued?: string; file?: string };
}

/** The data on a certificate, and its file. */
export function CertificationFields(props: CertificationFieldsProps) {
  const { draft, change, today, expected, file, needsFile, errors } = props;
  return (
    <>
      <TextField
        label="Number"
        optional
        limit={60}
        value={draft.number}
        onChange={(event) => change({ number: event.target.value })}
      />
      <TextField
        label="Issuer"
        optional
        limit={120}
        hint="Such as American Red Cross or Ellis & Associates."
        value={draft.issuer}
        onChange={(event) => change({ issuer: event.target.value })}
      />
      <DateField
        label="Issued on"
        value={draft.issuedOn}
        max={today}
        error={errors.issued}
        onChange={(issuedOn) => change({ issuedOn })}
      />
      <DateField
        label="Expires on"
        optional
        value={draft.expiresOn}
        min={draft.issuedOn || undefined}
        hint={expected && draft.expiresOn === '' ? `${dayInWords(expected)}, unless you say otherwise.` : undefined}
        onChange={(expiresOn) => change({ expiresOn })}
      />
      <FileDrop
        label="Photo or PDF"
        optional={!needsFile}
        accept={['application/pdf', 'image/png', 'image/jpeg']}
        maxBytes={MAX_BYTES}
        entries={file.entries}
        error={errors.file}
        onAdd={file.choose}
        onRemove={file.remove}
      />
    </>
  );
}
