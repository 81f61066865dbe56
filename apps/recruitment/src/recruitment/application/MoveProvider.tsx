import { DataError } from '@platform/module-kit';
import { toast } from '@platform/ui';
import { createContext, lazy, Suspense, useContext, useMemo, useState, type ReactNode } from 'react';
import { statusLabels, type ApplicationStatus } from '../rules/status';
import type { Answer, Application } from '../source/application';
import type { AnswerTerms, Rejection } from '../source/letter';
import { useRecruitmentSource, useRereadRecruitment } from '../source/useRecruitmentSource';

const AnswerDialog = lazy(() => import('./AnswerDialog').then((code) => ({ default: code.AnswerDialog })));
const HireDialog = lazy(() => import('./HireDialog').then((code) => ({ default: code.HireDialog })));
const RejectDialog = lazy(() => import('./RejectDialog').then((code) => ({ default: code.RejectDialog })));

/** What became of a move: told when it is drawn, when nothing comes of it, or when it is drawn back. */
export interface MoveListener {
  onMoved?: (to: ApplicationStatus) => void;
  onStayed?: () => void;
  onRefused?: () => void;
}

interface Moving {
  /** Moves an applicant, after the question that the move needs: why they are rejected, on what terms they are hired. */
  requestMove(application: Application, to: ApplicationStatus, listener?: MoveListener): void;
  /** Opens the dialog that sends an invitation or an offer. The application keeps its status. */
  requestAnswer(application: Application, answer: Answer): void;
}

const MovingContext = createContext<Moving | null>(null);

/** Moves applications, for whatever is drawn inside. */
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
  const move = useMove();
  const answerApplicant = useAnswer();
  const moving = useMemo<Moving>(
    () => ({
      requestMove(application, to, listener = {}) {
        if (to === application.status) listener.onStayed?.();
        else if (to === 'hired' || to === 'rejected') setQuestion({ application, to, listener });
        else {
          listener.onMoved?.(to);
          void move(application, to).catch((error: unknown) => {
            tellRefusal(application, error);
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
            onReject={(application, rejection) => move(application, 'rejected', rejection)}
            onRejected={() => answer('moved')}
            onClose={() => answer('stayed')}
          />
        )}
        {(question?.to === 'invited' || question?.to === 'offered') && (
          <AnswerDialog
            application={question.application}
            answer={question.to}
            onAnswer={answerApplicant}
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

function tellRefusal({ name }: Application, error: unknown): void {
  const message = error instanceof Error ? error.message : '';
  const hint = error instanceof DataError && error.hint ? ` ${hintOf(error)}` : '';
  toast({ title: `${name} was not moved`, description: `${message}${hint}`, tone: 'destructive' });
}

/** What to do next. The server's hint of a conflict is for who calls it; here the rows are read again already. */
const hintOf = ({ code, hint }: DataError): string =>
  code === 'PT409' ? 'The board shows how far they are now.' : (hint ?? '');

/** Draws a move at once, sends it, and draws it back when it is refused; rejects with the refusal. */
function useMove() {
  const source = useRecruitmentSource();
  const refresh = useRereadRecruitment();
  return useMemo(() => {
    return async (application: Application, to: ApplicationStatus, rejection?: Rejection) => {
      const { name } = application;
      try {
        await source.moveApplication(application, to, rejection);
        toast({
          title: `${name}: ${statusLabels[to]}`,
          description: rejection?.letter ? onItsWay(source.isDemo) : undefined,
          tone: 'success',
        });
        void refresh();
      } catch (error) {
        await readAfterRefusal(error, refresh);
        throw error;
      }
    };
  }, [source, refresh]);
}

/**
 * Reads the rows again after a refusal. Of a conflict it waits for them: the next try then uses the version that the person
 * sees. Other refusals are reported at once, because reading takes long when the server is away.
 */
async function readAfterRefusal(error: unknown, refresh: () => Promise<unknown>): Promise<void> {
  const reading = refresh();
  if (error instanceof DataError && error.code === 'PT409') await reading;
}

const onItsWay = (isDemo: boolean) => (isDemo ? 'The demo sends no email.' : 'The email is on its way.');

/** Tells an applicant what the club answers, and reads the history again; rejects with the refusal. */
function useAnswer() {
  const source = useRecruitmentSource();
  const refresh = useRereadRecruitment();
  return async (application: Application, answer: Answer, terms: AnswerTerms) => {
    try {
      await source.answerApplicant(application, answer, terms);
      toast({
        title: answer === 'invited' ? `${application.name} is invited` : `${application.name} has an offer`,
        description: terms.letter === null ? 'No email was sent.' : onItsWay(source.isDemo),
        tone: 'success',
      });
      void refresh();
    } catch (error) {
      await readAfterRefusal(error, refresh);
      throw error;
    }
  };
}
