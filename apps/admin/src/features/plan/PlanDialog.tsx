import { DataError, Loaded, useMutation, useQuery, useQueryClient, useUnsavedChanges } from '@platform/module-kit';
import { useCloseQuestion } from '@platform/module-kit/screens';
import { Alert, Button, Card, CardTitle, Dialog, Grid, SelectField, Stack, TextArea, toast } from '@platform/ui';
import { useId, useState } from 'react';
import { planInWords, plans } from '../../shared/plans';
import { AnswerPlace } from '../decision/AnswerPlace';
import { Quiet } from '../detailParts';
import type { EngagedClub } from '../engagements/engagement';
import { History } from '../engagements/History';
import { FeatureList } from './FeatureList';
import { changePlan, readPlanConsequences } from './planChange';

/** Sets another plan for a club, after showing what its administrators may grant then; what was decided so far is below. */
export function PlanDialog({ club, onClose }: { club: EngagedClub; onClose(): void }) {
  const cache = useQueryClient();
  const decidedId = useId();
  const [plan, choosePlan] = useState(club.plan);
  const [reason, setReason] = useState('');
  const isChanged = plan !== club.plan;
  const hasReason = reason.trim() !== '';
  useUnsavedChanges(isChanged, `the decision about the plan of ${club.name}`);
  const { close, question } = useCloseQuestion(onClose);
  const consequences = useQuery({
    queryKey: ['engagements', 'plan', club.id, plan],
    queryFn: () => readPlanConsequences(club.id, plan),
    enabled: isChanged,
    staleTime: 0,
  });
  const setting = useMutation({
    mutationFn: () => changePlan({ clubId: club.id, from: club.plan, to: plan, reason }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['engagements'] });
      toast({ title: `The plan is ${planInWords(plan)}`, description: club.name, tone: 'success' });
      onClose();
    },
    onError: (error) => {
      // Who changed it meanwhile, and why, is then read below.
      if (isOutdated(error)) void cache.invalidateQueries({ queryKey: ['engagements'] });
    },
  });
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={`Plan of ${club.name}`}
        description="It decides which features the club’s administrators may grant. Which modules the club has is decided for itself."
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button
              disabled={!isChanged || !consequences.isSuccess || !hasReason || reason.length > 500}
              loading={setting.isPending}
              onClick={() => setting.mutate()}
            >
              Change the plan now
            </Button>
          </>
        }
      >
        <Stack $gap="lg">
          <SelectField
            label="Plan"
            value={plan}
            onChange={({ target }) => {
              choosePlan(target.value);
              // What was refused is not what is chosen now.
              setting.reset();
            }}
            options={Object.entries(plans).map(([value, label]) => ({ value, label }))}
          />
          {isChanged && (
            <>
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
              <TextArea
                label="Reason"
                hint="The club’s administrators are told it, and find it in the history."
                rows={2}
                limit={500}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
              {!hasReason && <Quiet>Write the reason to go on.</Quiet>}
            </>
          )}
          {setting.error && (
            <AnswerPlace takesFocus>
              <Alert tone="danger">
                {setting.error.message}
                {isOutdated(setting.error) && ' Close this, and decide on what it is now.'}
              </Alert>
            </AnswerPlace>
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
      </Dialog>
      {question}
    </>
  );
}

const isOutdated = (error: Error) => error instanceof DataError && error.code === 'PT409';
