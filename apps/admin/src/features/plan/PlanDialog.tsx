import { DataError, failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried, WRITE_WHY } from '@platform/module-kit/screens';
import { SelectField, Stack, toast } from '@platform/ui';
import { useRef, useState } from 'react';
import { planInWords, plans } from '../../shared/plans';
import { isReason } from '../../shared/reasons/reason';
import { ReasonField } from '../../shared/reasons/ReasonField';
import { usePlanConsequences } from '../../source/queries';
import type { EngagedClub } from '../../source/rows/engagement';
import { useAdminChange, useAdminReread, useAdminSource } from '../../source/useAdminSource';
import { ChangedMeanwhile } from '../decision/ChangedMeanwhile';
import { HistoryCard } from '../engagements/HistoryCard';
import { PlanConsequencesCard } from './PlanConsequencesCard';
import { PlanModules } from './PlanModules';
import { usePlanChoice } from './usePlanChoice';

/**
 * Sets another plan for a club, after showing what its administrators could grant then. Earlier decisions are below.
 */
export function PlanDialog({ club, onClose }: { club: EngagedClub; onClose(): void }) {
  const source = useAdminSource();
  const reread = useAdminReread();
  const { plan, seen, now, choose, acceptNow } = usePlanChoice(club);
  const [reason, setReason] = useState('');
  /** Ids of modules that the firm does not switch with the plan. */
  const [left, setLeft] = useState<readonly string[]>([]);
  const fields = useRef<HTMLDivElement>(null);
  const consequences = usePlanConsequences(club.id, plan, plan !== seen);
  const switched = (consequences.data?.modules ?? []).map(({ id }) => id).filter((id) => !left.includes(id));
  const setting = useAdminChange(
    () =>
      source
        .changePlan({ clubId: club.id, from: seen, to: plan, reason, modules: switched })
        .catch(async (refusal: unknown) => {
          // The current state is read before the refusal is shown.
          if (refusal instanceof DataError && refusal.code === 'PT409') await reread();
          throw refusal;
        }),
    {
      onShown() {
        toast({ title: `The plan is ${planInWords(plan)}`, description: club.name, tone: 'success' });
        onClose();
      },
    },
  );
  // During the change, the other plan is the person's own.
  const isOutdated = seen !== now && !setting.isPending;
  const isSo = isOutdated && plan === now;
  const isChanged = plan !== seen && !isSo;
  const [errors, whenRight] = useErrorsOnceTried({
    plan: isChanged ? undefined : 'Choose another plan.',
    reason: isReason(reason) ? undefined : WRITE_WHY,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`Plan of ${club.name}`}
      description="It decides which features the club’s administrators may grant, and which modules belong to the engagement. You choose which of these modules to switch now."
      submit="Change the plan now"
      unsaved={`the decision about the plan of ${club.name}`}
      isChanged={isChanged}
      canSubmit={!isOutdated && (!isChanged || consequences.isSuccess)}
      isPending={setting.isPending}
      onSubmit={() => whenRight(() => setting.mutate())}
      refusal={!isOutdated && setting.error && failureReason(setting.error)}
    >
      <Stack ref={fields} tabIndex={-1} $gap="lg">
        <SelectField
          label="Plan"
          value={plan}
          error={errors.plan}
          onChange={({ target }) => {
            choose(target.value);
            setLeft([]);
            // The refused choice is no longer the current one.
            setting.reset();
          }}
          options={Object.entries(plans).map(([value, label]) => ({ value, label }))}
        />
        {isChanged && (
          <>
            <PlanConsequencesCard query={consequences} />
            {consequences.data && (
              <PlanModules clubId={club.id} modules={consequences.data.modules} left={left} onChange={setLeft} />
            )}
            <ReasonField
              hint="The club’s administrators are told it, and find it in the history."
              value={reason}
              error={errors.reason}
              onChange={setReason}
            />
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
              // The notice disappears with the button that has the focus.
              fields.current?.focus();
            }}
          />
        )}
        <HistoryCard club={club} planOnly />
      </Stack>
    </FormDialog>
  );
}
