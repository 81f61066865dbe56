import { club_documents } from '@platform/database/refusals/club_documents';
import { failureReason } from '@platform/module-kit';
import { CHOOSE_FILE, differs, FormDialog, MAX_FILE_BYTES, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Checkbox, FileDrop, SelectField, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import { closingDocuments, closingKinds, type DocumentKind } from '../../source/rows/document';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';
import { prepareDocument } from './prepareDocument';

/** What a document may be. */
const TYPES = ['application/pdf', 'text/csv', 'text/plain', 'image/jpeg', 'image/png', 'image/webp'];

interface Draft extends Record<string, unknown> {
  kind: DocumentKind;
  title: string;
  isConfidential: boolean;
  file: File | null;
}

const EMPTY: Draft = { kind: 'other', title: '', isConfidential: true, file: null };

/** Keeps a file of the person as a document of the season. */
export function UploadDocument({ onClose }: { onClose: () => void }) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const [draft, setDraft] = useState(EMPTY);
  const change = (values: Partial<Draft>) => setDraft((now) => ({ ...now, ...values }));
  const { kind, title, isConfidential, file } = draft;
  const kept = kind === 'other' ? { kind, title: title.trim(), isConfidential } : { kind, ...closingDocuments[kind] };
  const [errors, whenRight] = useErrorsOnceTried(problemsOf(draft));
  const keeping = usePostSeasonChange(
    async (chosen: File) => source.keepDocument(season.id, kept, await prepareDocument(chosen)),
    {
      onDone: () => {
        toast({ title: 'Document uploaded', description: kept.title, tone: 'success' });
        onClose();
      },
    },
  );
  return (
    <FormDialog
      title="Upload a document"
      description={`It is kept with season ${season.year}.`}
      submit="Upload document"
      unsaved="the document"
      isChanged={differs(draft, EMPTY)}
      isPending={keeping.isPending}
      waitsForAnswer
      onClose={onClose}
      onSubmit={() => whenRight(() => file && keeping.mutate(file))}
      refusal={keeping.isError && failureReason(keeping.error)}
    >
      <SelectField
        label="Document"
        hint={kind === 'other' ? undefined : 'It becomes the next version. Earlier files stay.'}
        options={[
          { value: 'other', label: 'Another document' },
          ...closingKinds.map((one) => ({ value: one, label: closingDocuments[one].title })),
        ]}
        value={kind}
        onChange={(event) => change({ kind: event.target.value as DocumentKind })}
      />
      {kind === 'other' && (
        <>
          <TextField
            label="Title"
            limit={160}
            value={title}
            error={errors.title}
            onChange={(event) => change({ title: event.target.value })}
          />
          <Checkbox
            label="Confidential"
            hint="For managers and administrators only. Otherwise every member of the club can read it."
            checked={isConfidential}
            onChange={(event) => change({ isConfidential: event.target.checked })}
          />
        </>
      )}
      <FileDrop
        label="File"
        accept={TYPES}
        maxBytes={MAX_FILE_BYTES}
        error={errors.file}
        entries={file ? [{ id: 'file', name: file.name, size: file.size }] : []}
        onAdd={([chosen]) => chosen && change({ file: chosen })}
        onRemove={() => change({ file: null })}
      />
    </FormDialog>
  );
}

function problemsOf({ kind, title, file }: Draft): { title?: string; file?: string } {
  return {
    title: kind === 'other' && title.trim() === '' ? club_documents.rules.club_documents_title_length : undefined,
    file: file === null ? CHOOSE_FILE : undefined,
  };
}
