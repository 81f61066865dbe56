import { DataError, Loaded, useMutation, useQuery, useQueryClient } from '@platform/module-kit';
import { Alert, Button, Card, CardTitle, Dialog, Grid, SelectField, Stack, toast } from '@platform/ui';
import { useRef } from 'react';
import { planInWords, plans } from '../../shared/plans';
import { ChangedMeanwhile } from '../decision/ChangedMeanwhile';
import type { EngagedClub } from '../engagements/engagement';
import { FeatureList } from './FeatureList';
import { readPlanConsequences, setPlan } from './planChange';
import { usePlanChoice } from './usePlanChoice';

/** Sets another plan for a club, after showing what its administrators may grant then. */
export function PlanDialog({ club, onClose }: { club: EngagedClub; onClose(): void }) {
  const cache = useQueryClient();
  const { plan, seen, now, choose, acceptNow } = usePlanChoice(club);
  const form = useRef<HTMLDivElement>(null);
  const setting = useMutation({
    mutationFn: () => setPlan(club.id, seen, plan),
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
  const consequences = useQuery({
    queryKey: ['engagements', 'plan', club.id, plan],
    queryFn: () => readPlanConsequences(club.id, plan),
    enabled: isChanged,
    staleTime: 0,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Plan of ${club.name}`}
      description="It decides which features the club’s administrators may grant. Which modules the club has is decided for itself."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!isChanged || isOutdated || !consequences.isSuccess}
            loading={setting.isPending}
            onClick={() => setting.mutate()}
          >
            Change the plan now
          </Button>
        </>
      }
    >
      <Stack ref={form} tabIndex={-1}>
        <SelectField
          label="Plan"
          value={plan}
          onChange={({ target }) => choose(target.value)}
          options={Object.entries(plans).map(([value, label]) => ({ value, label }))}
        />
        {isChanged && (
          <Card $tone="sunken" as="section" aria-label="Consequences">
            <Stack>
              <CardTitle as="h3">Features that its administrators may grant</CardTitle>
              <Loaded query={consequences} failure="Failed to fetch the consequences" height="8rem">
                {({ come, go }) => (
                  <Grid $min="12rem" $gap="md">
                    <FeatureList title="Come" features={come} />
                    <FeatureList title="Go" features={go} />
                  </Grid>
                )}
              </Loaded>
              {consequences.data?.go.some(({ granted }) => granted > 0) && (
                <p>Whoever has one of them keeps it until an administrator takes it back.</p>
              )}
            </Stack>
          </Card>
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
              form.current?.focus();
            }}
          />
        )}
        {setting.error && !isOutdated && <Alert tone="danger">{setting.error.message}</Alert>}
      </Stack>
    </Dialog>
  );
}
