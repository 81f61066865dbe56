import { failureReason, SaveOutcome, useRowForm } from '@platform/module-kit';
import { useTriedForm } from '@platform/module-kit/screens';
import { Alert, Button, everythingIsRead, FormActions, Stack, toast } from '@platform/ui';
import { FailedReads } from '../../../shared/parts/FailedReads';
import { useRef } from 'react';
import { Concerns } from '../../Concerns';
import { payInWords } from '../../roster/formats';
import type { StaffDetails, StaffMember } from '../../source/rows/staffMember';
import { useStaffSource } from '../../source/useStaffSource';
import { failures } from '../../source/failures';
import { useRereadPerson } from '../../source/queries';
import { employmentErrors, employmentOf } from './employment';
import { checkPerson, draftOf, personLabels, type PersonDraft } from './personDraft';
import { PersonFields } from './PersonFields';
import { useEmploymentClub } from './useEmployment';
import { usePersonConcerns } from './usePersonConcerns';

interface EditPersonFormProps {
  person: StaffMember & { details: StaffDetails };
  onDone: () => void;
}

const GO_ON = 'Save anyway';

/** Edits one person. What was typed stays after a refusal, and beside another person's version. */
export function EditPersonForm({ person, onDone }: EditPersonFormProps) {
  const source = useStaffSource();
  const reread = useRereadPerson(person.id);
  const { club, reads } = useEmploymentClub();
  const form = useRowForm<VersionedMember, PersonDraft>({
    what: person.name,
    row: { ...person, version: person.details.version },
    toDraft: draftOf,
    check: (draft) => ({
      ...checkPerson(draft),
      ...(club && employmentErrors(employmentOf(draft, person, club), draft)),
    }),
    save: async (draft, version) => versioned(await source.saveMember(person.id, draft, version)),
    read: async () => versioned(await source.readMember(person.id)),
    onRow: () => void reread(),
    onSaved: (saved) => {
      toast({ title: `${saved.name} is updated`, tone: 'success' });
      onDone();
    },
  });
  const concerns = usePersonConcerns(form.draft, person);
  const place = useRef<HTMLFormElement>(null);
  const onTried = useTriedForm(place, form.attempt.kind === 'saving');
  return (
    <Stack
      as="form"
      ref={place}
      noValidate
      aria-label={`Edit ${person.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!everythingIsRead(event.currentTarget)) return;
        if (form.canSave && concerns.mayGoOn()) void form.submit();
        onTried();
      }}
    >
      <PersonFields
        draft={form.draft}
        errors={form.errors}
        warned={club ? employmentOf(form.draft, person, club).warned : []}
        changesPay={form.draft.pay !== draftOf(person).pay}
        onChange={form.change}
      />
      {form.attempt.kind === 'failed' ? (
        <Alert tone="danger" title={failures.update}>
          {reasonOf(form.attempt)}
        </Alert>
      ) : (
        <SaveOutcome form={form} labels={personLabels} show={(field, value) => valueInWords(field, value)} />
      )}
      {!club && concerns.isKnown && <FailedReads title={failures.checks} reads={reads} />}
      <Concerns concerns={concerns} goOn={GO_ON} />
      <FormActions>
        <Button
          type="submit"
          disabled={!form.canTry || !concerns.isKnown || !club}
          loading={form.attempt.kind === 'saving'}
        >
          {concerns.asked.length > 0 ? GO_ON : 'Save'}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            form.discard();
            onDone();
          }}
        >
          Cancel
        </Button>
      </FormActions>
    </Stack>
  );
}

type VersionedMember = StaffMember & { version: number };

function versioned(member: StaffMember): VersionedMember {
  return { ...member, version: member.details?.version ?? 0 };
}

function reasonOf({ message, hint }: { message: string; hint: string }): string {
  const reason = message === failures.update ? failureReason(null) : message;
  return [reason, hint].filter(Boolean).join(' ');
}

function valueInWords(field: keyof PersonDraft, value: unknown): string {
  if (field === 'pay') return typeof value === 'number' ? payInWords(value / 100) : '';
  return String(value);
}
