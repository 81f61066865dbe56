import { useQueryClient } from '@platform/module-kit';
import { useCloseQuestion } from '@platform/module-kit/screens';
import { Button, Card, CardTitle, Dialog, Stack } from '@platform/ui';
import { useId, useRef, useState } from 'react';
import { planInWords } from '../../shared/plans';
import { engagementOf } from '../engagements/engagement';
import { releaseInWords } from '../engagements/engagementWords';
import { History } from '../engagements/History';
import type { CellChoice } from '../matrix/EngagementCell';
import { DecisionForm } from './DecisionForm';
import { useCurrentEngagement } from './useCurrentEngagement';
import { WaitingChange } from './WaitingChange';

interface DecisionDialogProps extends CellChoice {
  onClose(): void;
}

/** Decides what one club has of one module, with what that means before, and what was decided so far below. */
export function DecisionDialog({ club, module, onClose }: DecisionDialogProps) {
  const cache = useQueryClient();
  const current = useCurrentEngagement(club.id, module.id);
  const engagement = current ?? engagementOf(club, module.id);
  // A decision that was made starts the form anew, on what is so then.
  const [decisions, setDecisions] = useState(0);
  const decidedId = useId();
  const decided = useRef<HTMLDivElement>(null);
  const onDecided = async () => {
    await cache.invalidateQueries({ queryKey: ['engagements'] });
    setDecisions((count) => count + 1);
    // What was pressed is gone; what came of it stands on top of these.
    decided.current?.focus();
  };
  const { close, question } = useCloseQuestion(onClose);
  return (
    <>
      <Dialog
        open
        onClose={close}
        size="lg"
        title={`${module.title} for ${club.name}`}
        description={`${releaseInWords(engagement)}. Plan: ${planInWords(club.plan)}.`}
        actions={decisions > 0 ? <Button onClick={close}>Done</Button> : undefined}
      >
        <Stack $gap="lg">
          {engagement.waiting && (
            <WaitingChange change={engagement.waiting} timeZone={club.timeZone} onCancelled={onDecided} />
          )}
          <DecisionForm
            key={decisions}
            club={club}
            module={module}
            engagement={engagement}
            onDecided={onDecided}
            onReload={() => void cache.invalidateQueries({ queryKey: ['engagements'] })}
          />
          <Card $tone="sunken" as="section" ref={decided} tabIndex={-1} aria-labelledby={decidedId}>
            <Stack>
              <CardTitle as="h3" id={decidedId}>
                What was decided
              </CardTitle>
              <History club={club} moduleId={module.id} />
            </Stack>
          </Card>
        </Stack>
      </Dialog>
      {question}
    </>
  );
}
