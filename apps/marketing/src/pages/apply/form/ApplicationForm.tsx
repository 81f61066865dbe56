import { Alert, Button, Checkbox, FormActions, TextArea, TextField } from '@platform/ui';
import { useEffect, useMemo, useState } from 'react';
import { Bait } from '../../form/Bait';
import { DataUse } from '../../form/DataUse';
import { FormGrid, FormRow } from '../../form/FormGrid';
import { fetchSender } from '../../form/fetchSender';
import { useFormToast } from '../../form/useFormToast';
import { useSendingForm } from '../../form/useSendingForm';
import { NameAndEmail } from '../../form/NameAndEmail';
import { emptyApplication, type Application } from './application';
import { applicationDraft } from './applicationDraft';
import { judgeApplication, longest } from './applicationRules';
import type { ClubPage } from '../clubPage';
import { HeldCertificates } from './HeldCertificates';
import { RoleChoice } from './RoleChoice';
import { ResumeField } from './ResumeField';
import { sendApplication, type Receipt } from './sendApplication';
import { WorkDays } from './WorkDays';
import { FILL_IN_ALL } from '../../form/fillInAll';

interface ApplicationFormProps {
  club: ClubPage;
  onSent: (application: Application, receipt: Receipt) => void;
}

/** Applies to a club. Errors show at their fields; a refusal by the server shows above the button. */
export function ApplicationForm({ club, onSent }: ApplicationFormProps) {
  const [refusal, setRefusal] = useState('');
  // Not in the draft: a browser keeps no file for a later visit.
  const [resume, setResume] = useState<File | null>(null);
  const { say, silence } = useFormToast();
  const draft = useMemo(() => applicationDraft(club), [club]);
  const { values, change, fillEmpty, bind, errorOf, submit, sending } = useSendingForm<Application, Receipt>({
    empty: emptyApplication,
    draft,
    judge: (application) => judgeApplication(application, club.roles, club.today),
    send: (application) => sendApplication(club.slug, application, resume),
    onIncomplete: () =>
      say({
        title: 'Missing Information',
        description: FILL_IN_ALL,
        tone: 'destructive',
      }),
    onSent,
    onFailed: (error) => setRefusal(error instanceof Error ? error.message : String(error)),
  });
  // Not on the first render, which hydrates the server's markup for everyone.
  useEffect(() => fillEmpty(draft.read()), [fillEmpty, draft]);
  return (
    <FormGrid
      noValidate
      onFocus={fetchSender}
      onSubmit={(event) => {
        setRefusal('');
        silence();
        void submit(event);
      }}
      aria-label="Application"
    >
      <FormRow>
        <RoleChoice
          roles={club.roles}
          chosen={values.jobRoleIds}
          error={errorOf('jobRoleIds')}
          onChange={(chosen) => change('jobRoleIds', chosen)}
        />
      </FormRow>
      <NameAndEmail bind={bind} longest={longest} sending={sending} />
      <FormRow>
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          limit={longest.phone}
          optional
          readOnly={sending}
          {...bind('phone')}
        />
      </FormRow>
      <WorkDays application={values} errorOf={errorOf} onChange={change} sending={sending} />
      <FormRow>
        <HeldCertificates
          asked={club.certificates ?? []}
          held={values.certificates}
          error={errorOf('certificates')}
          onChange={(held) => change('certificates', held)}
          sending={sending}
        />
      </FormRow>
      <FormRow>
        <TextArea
          label="Why you?"
          rows={4}
          limit={longest.message}
          hint="Seasons you have worked, other certificates, when you are away."
          optional
          readOnly={sending}
          {...bind('message')}
        />
      </FormRow>
      <FormRow>
        <ResumeField resume={resume} onChange={setResume} disabled={sending} />
      </FormRow>
      <Bait maxLength={longest.website} {...bind('website')} />
      <FormRow>
        <Checkbox
          label={`${club.name} may keep my application and contact me about it`}
          name="consent"
          required
          checked={values.consent}
          error={errorOf('consent')}
          onChange={(event) => change('consent', event.target.checked)}
        />
        {refusal && <Alert tone="danger">{refusal}</Alert>}
        <FormActions>
          <Button type="submit" size="lg" loading={sending}>
            {sending ? 'Sending...' : 'Send application'}
          </Button>
        </FormActions>
        <DataUse reader={club.name} />
      </FormRow>
    </FormGrid>
  );
}
