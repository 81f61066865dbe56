import { DataError, useMutation, useQueryClient } from '@platform/module-kit';
import { FormDialog } from '@platform/module-kit/screens';
import { Card, CardTitle, SelectField, Stack, TextArea, toast } from '@platform/ui';
import { useId, useRef, useState } from 'react';
import { planInWords, plans } from '../../shared/plans';
import { ChangedMeanwhile } from '../decision/ChangedMeanwhile';
import { Quiet } from '../detailParts';
import type { EngagedClub } from '../engagements/engagement';
import { History } from '../engagements/History';
import { PlanConsequencesCard } from './PlanConsequencesCard';
import { changePlan } from './planChange';
import { usePlanChoice } from './usePlanChoice';
import { usePlanConsequences } from './usePlanConsequences';

const LONGEST_REASON = 500;

/** Sets another plan for a club, after showing what its administrators may grant then; what was decided so far is below. */
export function PlanDialog({ club, onClose }: { club: EngagedClub; onClose(): void }) {
  const cache = useQueryClient();
  const { plan, seen, now, choose, acceptNow } = usePlanChoice(club);
  const [reason, setReason] = useState('');
  const hasReason = reason.trim() !== '';
  const fields = useRef<HTMLDivElement>(null);
  const decidedId = useId();
  const setting = useMutation({
    mutationFn: () => changePlan({ clubId: club.id, from: seen, to: plan, reason }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['engagements'] });
      toast({ title: `The plan is ${planInWords(plan)}`, description: club.name, tone: 'success' });
      onClose();
    },
    // What it is now is there before the refusal is told.
    onError: (error) =>
      error instanceof DataError && error.code === 'PT409'
        ? cache.invalidateQueries({ queryKey: ['engagements'] })
        : undefined,
  });
  // While it is being changed, the other plan is the own one.
  const isOutdated = seen !== now && !setting.isPending;
  const isSo = isOutdated && plan === now;
  const isChanged = plan !== seen && !isSo;
  const consequences = usePlanConsequences(club.id, plan, isChanged);
  return (
    <FormDialog
      onClose={onClose}
      title={`Plan of ${club.name}`}
      description="It decides which features the club’s administrators may grant. Which modules the club has is decided for itself."
      submit="Change the plan now"
      unsaved={`the decision about the plan of ${club.name}`}
      isChanged={isChanged}
      canSubmit={isChanged && !isOutdated && consequences.isSuccess && hasReason && reason.length <= LONGEST_REASON}
      isPending={setting.isPending}
      onSubmit={() => setting.mutate()}
      refusal={isOutdated ? undefined : setting.error?.message}
    >
      <Stack ref={fields} tabIndex={-1} $gap="lg">
        <SelectField
          label="Plan"
          value={plan}
          onChange={({ target }) => choose(target.value)}
          options={Object.entries(plans).map(([value, label]) => ({ value, label }))}
        />
        {isChanged && (
          <>
            <PlanConsequencesCard query={consequences} />
            <TextArea
              label="Reason"
              hint="The club’s administrators are told it, and find it in the history."
              rows={2}
              limit={LONGEST_REASON}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            {!hasReason && <Quiet>Write the reason to go on.</Quiet>}
          </>
        )}
        {isOutdated && (
          <ChangedMeanwhile
            before={planInWords(seen)}
            now={planInWords(now)}
            choice={planInWords(plan)}
            isSo={isSo}
            takesFocus={setting.isError}
            onAccept={() => {
              acceptNow();
              setting.reset();
              // The notice goes, and with it the button that holds the focus.
              fields.current?.focus();
            }}
          />
        )}
        <Card $tone="sunken" as="section" aria-labelledby={decidedId}>
          <Stack>
            <CardTitle as="h3" id={decidedId}>
              What was decided
            </CardTitle>
            <History club={club} planOnly />
          </Stack>
        </Card>
      </Stack>
    </FormDialog>
  );
}
