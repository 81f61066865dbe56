import { useCloseQuestion, useTriedForm } from '@platform/module-kit/screens';
import { Dialog, Stack } from '@platform/ui';
import { useRef, useState } from 'react';
import { planInWords } from '../../shared/plans';
import { useCurrentClub } from '../../source/queries';
import { engagementOf } from '../../source/rows/engagement';
import { releaseInWords } from '../engagements/engagementWords';
import { HistoryCard } from '../engagements/HistoryCard';
import type { CellChoice } from '../matrix/EngagementCell';
import { DecisionActions } from './DecisionActions';
import { DecisionForm } from './DecisionForm';
import { useDecision } from './useDecision';
import { WaitingChange } from './WaitingChange';

interface DecisionDialogProps extends CellChoice {
  onClose(): void;
}

/** Decides what one club has of one module. Shows the consequences first, and the earlier decisions below. */
export function DecisionDialog({ club, module, onClose }: DecisionDialogProps) {
  const engagement = engagementOf(useCurrentClub(club.id) ?? club, module.id);
  const [hasDecided, setDecided] = useState(false);
  const decided = useRef<HTMLDivElement>(null);
  const onDecided = () => {
    setDecided(true);
    // The clicked button is gone; the result is at the top of these.
    decided.current?.focus();
  };
  const decision = useDecision({ club, module, engagement, onDecided });
  const form = useRef<HTMLDivElement>(null);
  const onTried = useTriedForm(form, decision.isPending);
  const { close, question } = useCloseQuestion(onClose);
  return (
    <>
      <Dialog
        open
        onClose={close}
        size="lg"
        title={`${module.title} for ${club.name}`}
        description={`${releaseInWords(engagement)}. Plan: ${planInWords(club.plan)}.`}
        actions={
          decision.change || hasDecided ? (
            <DecisionActions
              decision={decision}
              onConfirm={() => {
                decision.confirm();
                onTried();
              }}
              onClose={close}
            />
          ) : undefined
        }
      >
        <Stack $gap="lg">
          {engagement.waiting && (
            <WaitingChange
              change={engagement.waiting}
              timeZone={club.timeZone}
              onCanceled={() => {
                onDecided();
                decision.reset();
              }}
            />
          )}
          <DecisionForm club={club} module={module} engagement={engagement} decision={decision} form={form} />
          <HistoryCard ref={decided} club={club} moduleId={module.id} />
        </Stack>
      </Dialog>
      {question}
    </>
  );
}
