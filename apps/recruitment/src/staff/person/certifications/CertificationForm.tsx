import { useUnsavedChanges } from '@platform/module-kit';
import { addMonths, differs, Refusal, useTriedForm } from '@platform/module-kit/screens';
import { Button, everythingIsRead, Inline, SelectField, Stack, TextField, toast } from '@platform/ui';
import { useRef, useState } from 'react';
import type { Certification, CertificationDraft, StaffDetails, StaffMember } from '../../source/rows/staffMember';
import { useStaffSource } from '../../source/useStaffSource';
import { failures } from '../../source/failures';
import { useCertificationTypes, usePersonChange } from '../../source/queries';
import { CertificationFields } from './CertificationFields';
import { formWords } from './formWords';
import { kindsInOrder } from './kindOptions';
import { problemsOf } from './problemsOf';
import { useCertificateFile } from './useCertificateFile';

interface CertificationFormProps {
  person: StaffMember & { details: StaffDetails };
  /** `YYYY-MM-DD` on the club's clock. */
  today: string;
  /** The one to renew or correct. Without it, the form adds one. */
  renewed?: Certification;
  onDone: () => void;
}

/** The list's value for a certification that is not on it. */
const OTHER = 'other';

/**
 * Records a certification or its renewal. Proposes the expiry from the usual length of its kind. A person who enters
 * their own sends it to the managers.
 */
export function CertificationForm({ person, today, renewed, onDone }: CertificationFormProps) {
  const source = useStaffSource();
  const isOwn = !source.canManage;
  const words = formWords(isOwn, renewed);
  const types = useCertificationTypes();
  const [first] = useState<CertificationDraft>(() => ({
    typeId: renewed?.typeId ?? null,
    name: renewed?.name ?? '',
    // A returned certification is corrected; a renewal has other dates and another number.
    issuedOn: (isOwn && renewed?.issuedOn) || '',
    expiresOn: (isOwn && renewed?.expiresOn) || '',
    number: (isOwn && renewed?.number) || '',
    issuer: renewed?.issuer ?? '',
    file: null,
  }));
  const [draft, setDraft] = useState(first);
  const [isOther, setOther] = useState(false);
  const [wasTried, setTried] = useState(false);
  const file = useCertificateFile();
  useUnsavedChanges(isOther || file.entries.length > 0 || differs(draft, first), `the certification of ${person.name}`);
  const change = (values: Partial<CertificationDraft>) => setDraft((now) => ({ ...now, ...values }));

  const kind = types.data?.find(({ id }) => id === draft.typeId);
  const problems = problemsOf({ draft, isOther, kind, isRenewal: renewed !== undefined, needsFile: isOwn, file });
  const shown = wasTried ? problems : {};
  const save = () => {
    const sent = { ...draft, file: file.upload };
    if (isOwn) return source.sendCertification(person.id, sent, renewed ?? null);
    return renewed ? source.saveCertification(renewed, sent) : source.addCertification(person.id, sent);
  };
  const saving = usePersonChange(person.id, save, {
    onDone: () => toast({ title: words.done(draft.name, person.name), description: words.next, tone: 'success' }),
  });
  const place = useRef<HTMLFormElement>(null);
  const onTried = useTriedForm(place, saving.isPending);
  const expected =
    kind?.validMonths != null && draft.issuedOn !== '' ? addMonths(draft.issuedOn, kind.validMonths) : null;

  return (
    <Stack
      as="form"
      ref={place}
      $gap="sm"
      noValidate
      aria-label={words.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!everythingIsRead(event.currentTarget)) return;
        // `onDone` runs once the page shows it.
        if (Object.keys(problems).length === 0) saving.mutate(undefined, { onSuccess: onDone });
        onTried();
      }}
    >
      {!renewed && (
        <SelectField
          label="Certification"
          placeholder="Choose a certification"
          value={isOther ? OTHER : (draft.typeId ?? '')}
          error={shown.type ?? (types.isError ? failures.certificationTypes : undefined)}
          options={[
            ...kindsInOrder(types.data ?? [], isOwn ? person.details.required : []),
            { value: OTHER, label: 'Another one' },
          ]}
          onChange={(event) => {
            const chosen = types.data?.find(({ id }) => id === event.target.value);
            setOther(event.target.value === OTHER);
            change({ typeId: chosen?.id ?? null, name: chosen?.name ?? '' });
          }}
        />
      )}
      {isOther && (
        <TextField
          label="Name"
          value={draft.name}
          limit={120}
          error={shown.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      )}
      <CertificationFields
        draft={draft}
        change={change}
        today={today}
        expected={expected}
        file={file}
        needsFile={isOwn}
        errors={shown}
      />
      <Refusal error={saving.error} title={words.failed} />
      <Inline $gap="xs">
        <Button type="submit" size="sm" loading={saving.isPending}>
          {words.submit}
        </Button>
        <Button variant="secondary" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </Inline>
    </Stack>
  );
}
