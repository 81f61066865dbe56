import { failureReason } from '@platform/module-kit';
import { FormDialog } from '@platform/module-kit/screens';
import { Alert, Button, Grid, SelectField, Stack, Switch, TextField, toast } from '@platform/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formErrors, hasFormErrors, MOST_QUESTIONS } from '../../rules/forms/formCheck';
import { logWords } from '../../rules/forms/logWords';
import { logTypes, type LogForm, type LogFormDraft, type LogType, type Question } from '../../source/rows/log';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';
import { QuestionFields } from './QuestionFields';

const blank: LogFormDraft = {
  title: '',
  kind: 'other',
  questions: [{ label: '', type: 'yes_no', required: true, options: [] }],
  isActive: true,
};

/** Adds a form, or changes its questions. */
export function LogFormDialog({ form, onClose }: { form?: LogForm; onClose: () => void }) {
  const source = useOperationsSource();
  const [draft, setDraft] = useState<LogFormDraft>(form ?? blank);
  const [isTried, setTried] = useState(false);
  const change = (some: Partial<LogFormDraft>) => setDraft((now) => ({ ...now, ...some }));
  const changeQuestion = (place: number, some: Partial<Question>) =>
    change({
      questions: draft.questions.map((question, each) => (each === place ? { ...question, ...some } : question)),
    });
  const found = formErrors(draft);
  const errors = isTried ? found : undefined;
  const saving = useOperationsChange(() => {
    const { title, kind, questions, isActive } = draft;
    const sent = { title, kind, questions, isActive };
    return form ? source.saveForm(form.id, sent, form.version) : source.addForm(sent);
  });
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      title={form ? 'Edit form' : 'Add form'}
      submit="Save form"
      isPending={saving.isPending}
      refusal={saving.error && failureReason(saving.error, 'The form was not saved.')}
      onSubmit={() => {
        setTried(true);
        if (hasFormErrors(found)) return;
        saving.mutate(undefined, {
          onSuccess: () => {
            toast({ title: 'Form saved', description: draft.title.trim(), tone: 'success' });
            onClose();
          },
        });
      }}
    >
      <Grid $min="13rem" $gap="md" $stretch>
        <TextField
          label="Title"
          value={draft.title}
          error={errors?.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <SelectField
          label="Type of log"
          value={draft.kind}
          options={logTypes.map((value) => ({ value, label: logWords[value] }))}
          onChange={(event) => change({ kind: event.target.value as LogType })}
        />
      </Grid>
      <Stack as="ol" role="list" $gap="md">
        {draft.questions.map((question, place) => (
          <li key={place}>
            <QuestionFields
              number={place + 1}
              question={question}
              error={errors?.each[place]}
              onChange={(some) => changeQuestion(place, some)}
              onRemove={() => change({ questions: draft.questions.filter((_, each) => each !== place) })}
            />
          </li>
        ))}
      </Stack>
      {errors?.questions && <Alert tone="danger">{errors.questions}</Alert>}
      {draft.questions.length < MOST_QUESTIONS && (
        <div>
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() =>
              change({ questions: [...draft.questions, { label: '', type: 'yes_no', required: false, options: [] }] })
            }
          >
            Add a question
          </Button>
        </div>
      )}
      {form && (
        <Switch
          label="Offered"
          hint="A retired form is not offered, and keeps its logs readable."
          checked={draft.isActive}
          onChange={(event) => change({ isActive: event.target.checked })}
        />
      )}
    </FormDialog>
  );
}
