import { DataError, useMutation, useQueryClient, useUnsavedChanges } from '@platform/module-kit';
import { Alert, Button, FormActions, Stack, TextArea, toast } from '@platform/ui';
import { useRef, useState } from 'react';
import { Quiet } from '../detailParts';
import type { Engagement } from '../engagements/engagement';
import { changeInWords, clubMomentInWords, engagementInWords } from '../engagements/engagementWords';
import { consequencesKey, type Consequences } from '../engagements/readConsequences';
import type { CellChoice } from '../matrix/EngagementCell';
import { AnswerPlace } from './AnswerPlace';
import { changeTo, choiceOf } from './change';
import { ChoiceFields } from './ChoiceFields';
import { ConsequencesPanel } from './ConsequencesPanel';
import { decide } from './decide';
import { AT_ONCE, momentOf, momentProblem } from './moment';
import { WhenFields } from './WhenFields';

interface DecisionFormProps extends CellChoice {
  engagement: Engagement;
  onDecided(): Promise<void>;
  onReload(): void;
}

/** A decision from the choice to the confirmation: what, when, what it means, why. */
export function DecisionForm({ club, module, engagement, onDecided, onReload }: DecisionFormProps) {
  // The decision is made on what was so when the form opened; a change by somebody else in between is refused.
  const [seen, setSeen] = useState(engagement);
  const [choice, setChoice] = useState(() => choiceOf(engagement));
  const [when, setWhen] = useState(AT_ONCE);
  const [reason, setReason] = useState('');
  const [isKnown, setKnown] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const change = changeTo(choice, seen);
  const cache = useQueryClient();
  const problem = momentProblem(when, club.timeZone, new Date());
  const effectiveAt = momentOf(when, club.timeZone);
  const isOutdated = engagement.rowVersion !== seen.rowVersion;
  // Somebody else has decided the same meanwhile: nothing is left to confirm.
  const isSo = isOutdated && changeTo(choice, engagement) === undefined;
  // What the field says itself is not said again here.
  const wrongMoment = problem && when.day !== '' ? 'Correct the day and the time to go on.' : problem;
  const missing = wrongMoment ?? (reason.trim() === '' ? 'Write the reason to go on.' : undefined);
  useUnsavedChanges(change !== undefined && !isSo, `the decision about ${module.title}`);

  const deciding = useMutation({
    mutationFn: async () => {
      const read = change && cache.getQueryData<Consequences>(consequencesKey(club.id, module.id, change));
      if (!change || !read) return;
      await decide({
        clubId: club.id,
        moduleId: module.id,
        change,
        reason,
        effectiveAt,
        rowVersion: seen.rowVersion,
        read: read.digest,
      });
    },
    onSuccess: () => {
      toast({
        title: effectiveAt
          ? `Planned for ${clubMomentInWords(effectiveAt.toISOString(), club.timeZone)}`
          : `${module.title} is ${change ? changeInWords(change) : ''}`,
        description: club.name,
        tone: 'success',
      });
      return onDecided();
    },
    onError: (error) => {
      // Also what it means now is read again.
      if (error instanceof DataError && error.code === 'PT409') onReload();
    },
  });

  return (
    <Stack $gap="lg" ref={form} tabIndex={-1}>
      <ChoiceFields
        module={module}
        choice={choice}
        onChange={(next) => {
          setChoice(next);
          // What was refused is not what is chosen now.
          deciding.reset();
        }}
      />
      {change && !isSo && (
        <>
          <WhenFields when={when} timeZone={club.timeZone} problem={problem} onChange={setWhen} />
          <ConsequencesPanel club={club} module={module} change={change} onKnown={setKnown} />
          <TextArea
            label="Reason"
            hint="It is kept in the history, where the club’s administrators read it."
            rows={2}
            limit={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
      {isOutdated && (
        <AnswerPlace takesFocus={deciding.isError}>
          <Alert
            tone="warning"
            title={isSo ? 'Someone else has decided the same meanwhile' : 'Someone else changed this meanwhile'}
            action={
              <Button
                variant="secondary"
                onClick={() => {
                  setSeen(engagement);
                  deciding.reset();
                  // The notice goes, and with it the button that holds the focus.
                  form.current?.focus();
                }}
              >
                {isSo ? 'Go on from there' : 'Decide on what it is now'}
              </Button>
            }
          >
            When you opened it: {engagementInWords(seen)}. Now: {engagementInWords(engagement)}.{' '}
            {isSo
              ? 'It is so already, and nothing is left to confirm.'
              : `Your choice: ${change ? changeInWords(change) : 'no change'}.`}
          </Alert>
        </AnswerPlace>
      )}
      {change && !isSo && (
        <>
          {deciding.error && !isOutdated && (
            <AnswerPlace takesFocus>
              <Alert tone="danger">{deciding.error.message}</Alert>
            </AnswerPlace>
          )}
          {missing !== undefined && <Quiet>{missing}</Quiet>}
          <FormActions>
            <Button
              variant={change.kind === 'off' ? 'destructive' : 'primary'}
              disabled={!isKnown || isOutdated || problem !== undefined || reason.trim() === '' || reason.length > 500}
              loading={deciding.isPending}
              onClick={() => deciding.mutate()}
            >
              {labelOf(change.kind, when.at === 'moment')}
            </Button>
          </FormActions>
        </>
      )}
    </Stack>
  );
}

function labelOf(kind: 'on' | 'off' | 'follow' | 'pin', isPlanned: boolean): string {
  if (isPlanned) return 'Plan this change';
  if (kind === 'on') return 'Switch on now';
  return kind === 'off' ? 'Switch off now' : 'Change now';
}
