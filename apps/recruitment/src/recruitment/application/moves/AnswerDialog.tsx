import { record_answer } from '@platform/database/said';
import { FormDialog, Refusal } from '@platform/module-kit/screens';
import { SelectField, toast } from '@platform/ui';
import { useState } from 'react';
import type { Answer, Application } from '../../source/rows/application';
import { useApplications } from '../../source/queries';
import { useRecruitmentChange, useRecruitmentSource } from '../../source/useRecruitmentSource';
import { onItsWay } from './onItsWay';
import { useLetter } from './useLetter';

interface AnswerDialogProps {
  application: Application;
  answer: Answer;
  onAnswered: () => void;
  onClose: () => void;
}

/**
 * Invites an applicant to an interview, or offers one of the positions they applied for; by email, or only as a record
 * in the history.
 */
export function AnswerDialog({ application, answer, onAnswered, onClose }: AnswerDialogProps) {
  const [isChecked, setChecked] = useState(false);
  const applications = useApplications();
  const now = applications.data?.find(({ id }) => id === application.id) ?? application;
  const [chosen, setChosen] = useState(application.positions[0]?.title ?? null);
  const position = answer === 'offered' ? chosen : null;
  const positions = application.positions.filter(({ title }) => position === null || title === position);
  const { letter, isKnown, isReady, fields } = useLetter({ ...application, positions }, answer, isChecked);
  const source = useRecruitmentSource();
  const answering = useRecruitmentChange(() => source.answerApplicant(now, answer, { letter, position }), {
    onDone() {
      toast({
        title: answer === 'invited' ? `${application.name} is invited` : `${application.name} has an offer`,
        description: letter === null ? record_answer.message : onItsWay(source.isDemo),
        tone: 'success',
      });
      onAnswered();
    },
  });
  const words = dialogWords[answer];
  return (
    <FormDialog
      onClose={onClose}
      title={words.title(application.name)}
      description={words.description}
      submit={letter === null ? words.note : words.send}
      unsaved={`the email to ${application.name}`}
      canSubmit={isKnown}
      isPending={answering.isPending}
      onSubmit={() => {
        setChecked(true);
        if (isReady) answering.mutate();
      }}
    >
      {position !== null && application.positions.length > 1 && (
        <SelectField
          label="Position"
          hint="They applied for more than one."
          options={application.positions.map(({ title }) => ({ value: title, label: title }))}
          value={position}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {fields}
      <Refusal error={answering.error}>
        Nothing of yours is lost, and nothing was sent. Look at the history, and try again if you still want to.
      </Refusal>
    </FormDialog>
  );
}

const dialogWords = {
  invited: {
    title: (name: string) => `Invite ${name} to an interview`,
    description: 'They stay where they are until you mark them interviewed. The history keeps what you send.',
    send: 'Send the invitation',
    note: 'Note the invitation',
  },
  offered: {
    title: (name: string) => `Make ${name} an offer`,
    description: 'Hire them once they accept. The history keeps what you send.',
    send: 'Send the offer',
    note: 'Note the offer',
  },
};
