import { useMutation } from '@platform/module-kit';
import { FormDialog } from '@platform/module-kit/screens';
import { Alert } from '@platform/ui';
import { useState } from 'react';
import type { Answer, Application } from '../source/application';
import { useApplications } from '../source/recruitmentQueries';
import { useLetter } from './useLetter';

interface AnswerDialogProps {
  application: Application;
  answer: Answer;
  /** Sends the answer for the latest version of the application. */
  onAnswer: (application: Application, answer: Answer, letter: string | null) => Promise<void>;
  onAnswered: () => void;
  onClose: () => void;
}

/** Invites an applicant to an interview, or makes an offer; by email, or only as an entry of the history. */
export function AnswerDialog({ application, answer, onAnswer, onAnswered, onClose }: AnswerDialogProps) {
  const [isChecked, setChecked] = useState(false);
  const applications = useApplications();
  const now = applications.data?.find(({ id }) => id === application.id) ?? application;
  const { letter, isKnown, isReady, fields } = useLetter(application, answer, isChecked);
  const answering = useMutation({ mutationFn: () => onAnswer(now, answer, letter), onSuccess: onAnswered });
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
      {fields}
      {answering.isError && (
        <Alert tone="danger" title={answering.error.message}>
          Nothing of yours is lost, and nothing was sent. Look at the history, and try again if you still want to.
        </Alert>
      )}
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
