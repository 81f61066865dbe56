import { useRef, useState } from 'react';
import type { FileEntry } from '@platform/ui';
import { prepareCertificate } from '../../../shared/files/prepareCertificate';
import type { CertificateUpload } from '../../source/rows/staffMember';

/** The file of a certificate while its form is open: chosen, ready, or refused with a sentence. */
export interface ChosenCertificate {
  entries: readonly FileEntry[];
  upload: CertificateUpload | null;
  isPreparing: boolean;
  choose: (files: File[]) => void;
  remove: () => void;
}

export function useCertificateFile(): ChosenCertificate {
  const [entry, setEntry] = useState<FileEntry | null>(null);
  const [upload, setUpload] = useState<CertificateUpload | null>(null);
  // The last choice counts, even if an earlier file is read later.
  const last = useRef(0);
  const begin = (next: FileEntry | null) => {
    last.current += 1;
    setEntry(next);
    setUpload(null);
    return last.current;
  };
  return {
    entries: entry ? [entry] : [],
    upload,
    isPreparing: entry !== null && entry.error === undefined && upload === null,
    remove: () => void begin(null),
    choose([file]) {
      if (!file) return;
      const shown = { id: file.name, name: file.name, size: file.size };
      const turn = begin(shown);
      prepareCertificate(file).then(
        (prepared) => turn === last.current && setUpload(prepared),
        (error: Error) => turn === last.current && setEntry({ ...shown, error: error.message }),
      );
    },
  };
}
