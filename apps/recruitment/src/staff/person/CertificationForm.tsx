import { DataError, useMutation, useQuery, useUnsavedChanges } from '@platform/module-kit';
import { addMonths, dayInWords, differs, useTriedForm } from '@platform/module-kit/screens';
import { Alert, Button, DateField, everythingIsRead, Inline, SelectField, Stack, TextField, toast } from '@platform/ui';
import { useRef, useState } from 'react';
import type { Certification, CertificationDraft, StaffMember } from '../source/staffMember';
import { useStaffSource } from '../source/StaffSourceContext';
import { failures } from '../source/words';
import { useStaffChanges } from '../staffQueries';

interface CertificationFormProps {
  person: StaffMember;
  /** `YYYY-MM-DD` on the club's clock. */
  today: string;
  /** The one that gets new days; without it, another one is added. */
  renewed?: Certification;
  onDone: () => void;
}

/** Value of the list for a certification that is not on it. */
const OTHER = 'other';

/** Records a certification, or its renewal. What a kind is known to last is filled in and can be changed. */
export function CertificationForm({ person, today, renewed, onDone }: CertificationFormProps) {
  const source = useStaffSource();
  const changes = useStaffChanges();
  const types = useQuery({
    queryKey: ['recruitment', source.key, 'certification types'],
    queryFn: () => source.listCertificationTypes(),
  });
  const [first] = useState<CertificationDraft>(() => ({
    typeId: renewed?.typeId ?? null,
    name: renewed?.name ?? '',
    issuedOn: '',
    expiresOn: '',
  }));
  const [draft, setDraft] = useState(first);
  const [isOther, setOther] = useState(false);
  const [wasTried, setTried] = useState(false);
  useUnsavedChanges(isOther || differs(draft, first), `the certification of ${person.name}`);
  const change = (values: Partial<CertificationDraft>) => setDraft((now) => ({ ...now, ...values }));

  const kind = types.data?.find(({ id }) => id === draft.typeId);
  const missing = {
    type: !isOther && draft.typeId === null && draft.name === '' ? 'Choose a certification.' : undefined,
    name: isOther && draft.name.trim() === '' ? 'Enter its name.' : undefined,
    issued:
      draft.issuedOn === '' && draft.expiresOn === '' && (kind?.validMonths !== null || renewed)
        ? 'Enter the day of issue or the day it expires.'
        : undefined,
  };
  const isComplete = Object.values(missing).every((problem) => problem === undefined);
  const saving = useMutation({
    mutationFn: () =>
      renewed
        ? source.saveCertification(renewed.id, draft, renewed.version)
        : source.addCertification(person.id, draft),
    onSuccess: async () => {
      toast({ title: `${draft.name} of ${person.name} is ${renewed ? 'renewed' : 'on record'}`, tone: 'success' });
      await changes.one(person.id);
      onDone();
    },
  });
  const place = useRef<HTMLFormElement>(null);
  const onTried = useTriedForm(place, saving.isPending);
  /** The day it will expire, as long as nobody has said another one. */
  const expected =
    kind?.validMonths != null && draft.issuedOn !== '' ? addMonths(draft.issuedOn, kind.validMonths) : null;

  return (
    <Stack
      as="form"
      ref={place}
      $gap="sm"
      noValidate
      aria-label={renewed ? `Renew ${renewed.name}` : 'Add certification'}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!everythingIsRead(event.currentTarget)) return;
        if (isComplete) saving.mutate();
        onTried();
      }}
    >
      {!renewed && (
        <SelectField
          label="Certification"
          placeholder="Choose a certification"
          value={isOther ? OTHER : (draft.typeId ?? '')}
          error={wasTried ? missing.type : types.isError ? failures.certificationTypes : undefined}
          options={[
            ...(types.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
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
          error={wasTried ? missing.name : undefined}
          onChange={(event) => change({ name: event.target.value })}
        />
      )}
      <DateField
        label="Issued on"
        value={draft.issuedOn}
        max={today}
        error={wasTried ? missing.issued : undefined}
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
      {saving.error && (
        <Alert tone="danger" title="The certification was not saved">
          {[saving.error.message, saving.error instanceof DataError ? saving.error.hint : ''].filter(Boolean).join(' ')}
        </Alert>
      )}
      <Inline $gap="xs">
        <Button type="submit" size="sm" loading={saving.isPending}>
          {renewed ? 'Renew' : 'Save certification'}
        </Button>
        <Button variant="secondary" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </Inline>
    </Stack>
  );
}
