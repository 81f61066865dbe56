import { Refusal } from '@platform/module-kit/screens';
import { Stack } from '@platform/ui';
import type { RefObject } from 'react';
import { ReasonField } from '../../shared/reasons/ReasonField';
import type { Engagement } from '../../source/rows/engagement';
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
  /** The element around the fields. A missing field gets the focus. */
  form: RefObject<HTMLDivElement | null>;
}

/** The fields of a decision: what, when, its consequences, and why. */
export function DecisionForm({ club, module, engagement, decision, form }: DecisionFormProps) {
  const { choice, when, reason, reasonError, seen, change, problem, isOutdated, error } = decision;
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
          <ConsequencesPanel clubName={club.name} query={decision.consequences} />
          <ReasonField
            hint="It is kept in the history, where the club’s administrators read it."
            value={reason}
            error={reasonError}
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
            // The notice disappears with the button that has the focus.
            form.current?.focus();
          }}
        />
      )}
      {change && error && (
        <AnswerPlace takesFocus>
          <Refusal error={error} />
        </AnswerPlace>
      )}
    </Stack>
  );
}
