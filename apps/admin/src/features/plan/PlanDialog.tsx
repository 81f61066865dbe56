import { Loaded, useMutation, useQuery, useQueryClient } from '@platform/module-kit';
import { FormDialog } from '@platform/module-kit/screens';
import { Card, CardTitle, Grid, SelectField, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import { planInWords, plans } from '../../shared/plans';
import type { EngagedClub } from '../engagements/engagement';
import { FeatureList } from './FeatureList';
import { readPlanConsequences, setPlan } from './planChange';

/** Sets another plan for a club, after showing what its administrators may grant then. */
export function PlanDialog({ club, onClose }: { club: EngagedClub; onClose(): void }) {
  const cache = useQueryClient();
  const [plan, choosePlan] = useState(club.plan);
  const isChanged = plan !== club.plan;
  const consequences = useQuery({
    queryKey: ['engagements', 'plan', club.id, plan],
    queryFn: () => readPlanConsequences(club.id, plan),
    enabled: isChanged,
    staleTime: 0,
  });
  const setting = useMutation({
    mutationFn: () => setPlan(club.id, club.plan, plan),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['engagements'] });
      toast({ title: `The plan is ${planInWords(plan)}`, description: club.name, tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`Plan of ${club.name}`}
      description="It decides which features the club’s administrators may grant. Which modules the club has is decided for itself."
      submit="Change the plan now"
      unsaved={`the plan of ${club.name}`}
      isChanged={isChanged}
      canSubmit={isChanged && consequences.isSuccess}
      isPending={setting.isPending}
      onSubmit={() => setting.mutate()}
      refusal={setting.error?.message}
    >
      <SelectField
        label="Plan"
        value={plan}
        onChange={({ target }) => choosePlan(target.value)}
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
    </FormDialog>
  );
}
