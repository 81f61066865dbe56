import { failureReason, Loaded } from '@platform/module-kit';
import { ENTER_DAY, ENTER_TIME, FormDialog, newId, useErrorsOnceTried } from '@platform/module-kit/screens';
import { DateField, Dialog, Grid, SelectField, TextArea, TimeField } from '@platform/ui';
import { clockAt } from '@platform/ui/dates';
import { useState } from 'react';
import { answerErrors, givenAnswers } from '../../rules/forms/answers';
import { logWords } from '../../rules/forms/logWords';
import { toastSaved } from '../../../shared/deck/toastSaved';
import { useForms } from '../../source/queries';
import { logTypes, type LogDraft, type LogForm, type LogType } from '../../source/rows/log';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';
import { AnswerFields } from './AnswerFields';
import { FORMS_FAILED } from '../../source/failures';

/** Writes a log, freely or with a form of the club. */
export function LogDialog({ onClose }: { onClose: () => void }) {
  const forms = useForms();
  if (forms.data) return <Entered forms={forms.data.filter(({ isActive }) => isActive)} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Write a log">
      <Loaded query={forms} label="the forms" failure={FORMS_FAILED} height="16rem">
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function Entered({ forms, onClose }: { forms: readonly LogForm[]; onClose: () => void }) {
  const source = useOperationsSource();
  const today = source.today();
  const [draft, setDraft] = useState<LogDraft>(() => ({
    key: newId(),
    date: today,
    time: clockAt(source.now(), source.timeZone).slice(11, 16),
    type: 'other',
    notes: '',
    formId: null,
    answers: {},
  }));
  const change = (some: Partial<LogDraft>) => setDraft((now) => ({ ...now, ...some }));
  const form = forms.find(({ id }) => id === draft.formId);
  const questions = form?.questions ?? [];
  const ready = { ...draft, answers: givenAnswers(questions, draft.answers) };
  const saving = useOperationsChange(() => source.addLog(ready));
  const [errors, whenRight] = useErrorsOnceTried<Record<string, string | undefined>>({
    ...answerErrors(questions, draft.answers),
    ' date': draft.date ? undefined : ENTER_DAY,
    ' time': draft.time ? undefined : ENTER_TIME,
    ' notes': notesError(ready),
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Write a log"
      description="A log cannot be rewritten. A manager can strike a wrong one."
      submit="Save log"
      isPending={saving.isPending}
      refusal={saving.error && failureReason(saving.error, 'The log was not saved.')}
      onSubmit={() =>
        whenRight(() =>
          saving.mutate(undefined, {
            onSuccess: (delivery) => {
              toastSaved(delivery, 'Log saved');
              onClose();
            },
          }),
        )
      }
    >
      <SelectField
        label="Form"
        value={draft.formId ?? ''}
        placeholder="Without a form"
        options={forms.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(event) => {
          const chosen = forms.find(({ id }) => id === event.target.value);
          change({ formId: chosen?.id ?? null, answers: {}, ...(chosen && { type: chosen.kind }) });
        }}
      />
      {!form && (
        <SelectField
          label="Type"
          value={draft.type}
          options={logTypes.map((value) => ({ value, label: logWords[value] }))}
          onChange={(event) => change({ type: event.target.value as LogType })}
        />
      )}
      <Grid $min="11rem" $gap="md" $stretch>
        <DateField
          label="Day"
          value={draft.date}
          max={today}
          error={errors[' date']}
          onChange={(date) => change({ date })}
        />
        <TimeField label="Time" value={draft.time} error={errors[' time']} onChange={(time) => change({ time })} />
      </Grid>
      {form && (
        <AnswerFields
          questions={questions}
          answers={draft.answers}
          errors={errors}
          onChange={(answers) => change({ answers })}
        />
      )}
      <TextArea
        label="Notes"
        optional={form !== undefined}
        rows={4}
        limit={4000}
        value={draft.notes}
        error={errors[' notes']}
        onChange={(event) => change({ notes: event.target.value })}
      />
    </FormDialog>
  );
}

const notesError = ({ notes, answers }: LogDraft): string | undefined =>
  notes.trim() === '' && Object.keys(answers).length === 0 ? 'Write something down.' : undefined;
