import { Alert, Stack } from '@platform/ui';
import { useRef } from 'react';
import { Quiet } from '../../shared/Quiet';
import { ReasonField } from '../../shared/ReasonField';
import type { Engagement } from '../engagements/engagement';
import { changeInWords, engagementInWords } from '../engagements/engagementWords';
import type { CellChoice } from '../matrix/EngagementCell';
import { AnswerPlace } from './AnswerPlace';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { ChoiceFields } from './ChoiceFields';
import { ConsequencesPanel } from './ConsequencesPanel';
import type { Decision } from './useDecision';
import { WhenFields } from './WhenFields';

interface DecisionFormProps extends CellChoice {
  engagement: Engagement;
  decision: Decision;
  /** The id of what says what is missing. */
  missingId: string;
}

/** The fields of a decision: what, when, what it means, why. */
export function DecisionForm({ club, module, engagement, decision, missingId }: DecisionFormProps) {
  const { choice, when, reason, seen, change, problem, isOutdated, error } = decision;
  const form = useRef<HTMLDivElement>(null);
  // What the field says itself is not said again here.
  const wrongMoment = problem && when.day !== '' ? 'Correct the day and the time to go on.' : problem;
  const missing = wrongMoment ?? (reason.trim() === '' ? 'Write the reason to go on.' : undefined);
  return (
    <Stack $gap="lg" ref={form} tabIndex={-1}>
      <ChoiceFields module={module} choice={choice} onChange={decision.choose} />
      {change && (
        <>
          <WhenFields
            when={when}
            timeZone={club.timeZone}
            problem={problem}
            onChange={(next) => decision.enter({ when: next })}
          />
          <ConsequencesPanel club={club} module={module} change={change} onKnown={decision.setKnown} />
          <ReasonField
            hint="It is kept in the history, where the club’s administrators read it."
            value={reason}
            onChange={(entered) => decision.enter({ reason: entered })}
          />
        </>
      )}
      {isOutdated && (
        <ChangedMeanwhile
          before={engagementInWords(seen)}
          now={engagementInWords(engagement)}
          choice={change ? changeInWords(change) : 'no change'}
          isSo={decision.isSo}
          takesFocus={decision.isRefused}
          onAccept={() => {
            decision.acceptNow();
            // The notice goes, and with it the button that holds the focus.
            form.current?.focus();
          }}
        />
      )}
      {change && error && (
        <AnswerPlace takesFocus>
          <Alert tone="danger">{error.message}</Alert>
        </AnswerPlace>
      )}
      {change && missing !== undefined && <Quiet id={missingId}>{missing}</Quiet>}
    </Stack>
  );
}
