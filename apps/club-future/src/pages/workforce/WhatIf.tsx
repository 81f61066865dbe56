import { failureReason } from '@platform/module-kit';
import { Section } from '@platform/module-kit/screens';
import { Alert, Button, Card, Inline, RangeField, Stack, toast, token } from '@platform/ui';
import { styled } from 'styled-components';
import type { Workforce } from '../../source/rows/workforce';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';
import { ratioInWords } from './WorkforceFigures';

/** What a person tries out. */
interface Tried {
  /** Members for each person of staff. */
  planned: number;
  optimal: number;
  /** How many more members than planned (percent). */
  growth: number;
}

interface WhatIfProps {
  plan: NonNullable<Workforce['plan']>;
  /** What the plan says. */
  present: Tried;
  tried: Tried;
  onTry: (tried: Tried) => void;
  onEdit: () => void;
}

/** The lowest and highest ratios to try out; the form of the plan takes others, too. */
const LOWEST = 4;
const HIGHEST = 40;

/** Tries out other ratios and more or fewer members, and saves the ratios as the plan. */
export function WhatIf({ plan, present, tried, onTry, onEdit }: WhatIfProps) {
  const source = useClubFutureSource();
  const isOtherPlan = tried.planned !== present.planned || tried.optimal !== present.optimal;
  const isTried = isOtherPlan || tried.growth !== present.growth;
  const saving = useClubFutureChange(
    () => source.savePlan(plan, { ...plan, plannedRatio: tried.planned, optimalRatio: tried.optimal }, plan.version),
    { onDone: () => toast({ title: 'Plan saved', tone: 'success' }) },
  );
  const ends = { min: Math.min(LOWEST, ...ratios(present)), max: Math.max(HIGHEST, ...ratios(present)) };
  return (
    <Section
      id="what-if"
      title="What if"
      action={
        source.canManage && (
          <Button variant="secondary" size="sm" onClick={onEdit}>
            Edit plan
          </Button>
        )
      }
    >
      <Card>
        <Stack>
          <Sliders>
            <RangeField
              label="Planned ratio"
              hint="Members for each person of staff in the years ahead."
              {...ends}
              value={tried.planned}
              valueText={ratioInWords(tried.planned)}
              onChange={(planned) => onTry({ ...tried, planned })}
            />
            <RangeField
              label="Optimal ratio"
              hint="What the club wants to reach."
              {...ends}
              value={tried.optimal}
              valueText={ratioInWords(tried.optimal)}
              onChange={(optimal) => onTry({ ...tried, optimal })}
            />
            <RangeField
              label="Members compared with the plan"
              hint="Only tried out here: change a year below to keep it."
              min={-30}
              max={30}
              value={tried.growth}
              valueText={tried.growth > 0 ? `+${tried.growth}%` : `${tried.growth}%`.replace('-', '−')}
              onChange={(growth) => onTry({ ...tried, growth })}
            />
          </Sliders>
          {saving.error && <Alert tone="danger">{failureReason(saving.error)}</Alert>}
          <Inline>
            <Button variant="secondary" size="sm" disabled={!isTried} onClick={() => onTry(present)}>
              Reset
            </Button>
            {source.canManage && (
              <Button
                size="sm"
                disabled={!isOtherPlan}
                loading={saving.isPending}
                onClick={() => saving.mutate(undefined)}
              >
                Save ratios as the plan
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
    </Section>
  );
}

const ratios = ({ planned, optimal }: { planned: number; optimal: number }) => [
  Math.floor(planned),
  Math.ceil(planned),
  Math.floor(optimal),
  Math.ceil(optimal),
];

const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${token.space.md} ${token.space.xl};
`;
