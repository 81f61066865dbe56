import { toastFailure } from '@platform/module-kit/screens';
import { createContext, lazy, Suspense, useContext, useMemo, useState, type ReactNode } from 'react';
import type { ApplicationStatus } from '../../rules/status';
import type { Answer, Application } from '../../source/rows/application';
import { useMove } from './useMove';

const AnswerDialog = lazy(() => import('./AnswerDialog').then((code) => ({ default: code.AnswerDialog })));
const HireDialog = lazy(() => import('./HireDialog').then((code) => ({ default: code.HireDialog })));
const RejectDialog = lazy(() => import('./RejectDialog').then((code) => ({ default: code.RejectDialog })));

/** After a conflict the board has read the applications again. */
const HINTS = { PT409: 'The board shows how far they are now.' };

/** Callbacks of a move: when it shows, when it is canceled, and when it is undone. */
interface MoveListener {
  onMoved?: (to: ApplicationStatus) => void;
  onStayed?: () => void;
  onRefused?: () => void;
}

interface Moving {
  /** Moves an applicant, after the dialog that the move needs: why they are rejected, or the terms of the hire. */
  requestMove(application: Application, to: ApplicationStatus, listener?: MoveListener): void;
  /** Opens the dialog that sends an invitation or an offer. The application keeps its status. */
  requestAnswer(application: Application, answer: Answer): void;
}

const MovingContext = createContext<Moving | null>(null);

/** Provides the moves of applications to the components inside. */
export function useMoving(): Moving {
  const moving = useContext(MovingContext);
  if (!moving) throw new Error('Moving applications needs a MoveProvider');
  return moving;
}

interface Question {
  application: Application;
  to: 'hired' | 'rejected' | Answer;
  listener: MoveListener;
}

/** Every way to move an application, by drag, menu, keys or button, ends here. */
export function MoveProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { mutateAsync: move } = useMove();
  const moving = useMemo<Moving>(
    () => ({
      requestMove(application, to, listener = {}) {
        if (to === application.status) listener.onStayed?.();
        else if (to === 'hired' || to === 'rejected') setQuestion({ application, to, listener });
        else {
          listener.onMoved?.(to);
          void move({ application, to }).catch((error: Error) => {
            toastFailure(`${application.name} was not moved`, error, { hints: HINTS });
            listener.onRefused?.();
          });
        }
      },
      requestAnswer: (application, answer) => setQuestion({ application, to: answer, listener: {} }),
    }),
    [move],
  );
  const answer = (outcome: 'moved' | 'stayed') => {
    setQuestion(null);
    if (outcome === 'moved' && (question?.to === 'hired' || question?.to === 'rejected'))
      question.listener.onMoved?.(question.to);
    else question?.listener.onStayed?.();
  };
  return (
    <MovingContext value={moving}>
      {children}
      <Suspense>
        {question?.to === 'rejected' && (
          <RejectDialog
            application={question.application}
            onRejected={() => answer('moved')}
            onClose={() => answer('stayed')}
          />
        )}
        {(question?.to === 'invited' || question?.to === 'offered') && (
          <AnswerDialog
            application={question.application}
            answer={question.to}
            onAnswered={() => answer('stayed')}
            onClose={() => answer('stayed')}
          />
        )}
        {question?.to === 'hired' && (
          <HireDialog
            application={question.application}
            onDone={() => answer('moved')}
            onClose={() => answer('stayed')}
          />
        )}
      </Suspense>
    </MovingContext>
  );
}
