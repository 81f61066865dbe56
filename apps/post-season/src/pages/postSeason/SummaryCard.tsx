import { Loaded } from '@platform/module-kit';
import { FigureOutline, FigureStrip, Quiet } from '@platform/module-kit/screens';
import { Card, media, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { useSteps, useSummary } from '../../source/queries';
import { Steps } from './Steps';
import { SummaryFigures } from './SummaryFigures';
import { useSeason } from './SeasonContext';
import { SUMMARY_FAILED, STEPS_FAILED } from '../../source/failures';

/** The figures at their final height, while the season loads. */
export function SummaryOutline() {
  return (
    <FigureStrip>
      <FigureOutline />
      <FigureOutline />
      <FigureOutline />
      <FigureOutline />
    </FigureStrip>
  );
}

/** The season in four figures, with what went well, what did not, and which steps of the wrap-up are open. */
export function SummaryCard() {
  const { season, lastSeason } = useSeason();
  const summary = useSummary(season.id);
  const before = useSummary(lastSeason?.id ?? '', lastSeason !== null);
  const steps = useSteps(season.id);
  return (
    <Stack as="section" $gap="md" aria-labelledby="summary-title">
      <Loaded query={summary} label="the summary" failure={SUMMARY_FAILED} shape={<SummaryOutline />}>
        {(figures) => (
          <>
            <SummaryFigures figures={figures} before={before.data ?? null} />
            <Parts>
              <Points title="Season highlights" points={figures.highlights} none="No lesson about what worked yet." />
              <Points
                title="Areas for improvement"
                points={figures.improvements}
                none="No lesson about what to improve yet."
              />
              <Card as="section" aria-labelledby="steps-title">
                <Loaded query={steps} label="the steps" failure={STEPS_FAILED} height="8rem">
                  {(found) => <Steps steps={found} />}
                </Loaded>
              </Card>
            </Parts>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function Points({ title, points, none }: { title: string; points: readonly string[]; none: string }) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <Card as="section" aria-labelledby={id}>
      <SmallTitle id={id}>{title}</SmallTitle>
      {points.length > 0 ? (
        <List>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </List>
      ) : (
        <Quiet>{none}</Quiet>
      )}
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${token.space.md};
  @media ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  @media ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) minmax(0, 1.5fr);
    > :last-child {
      grid-column: auto;
    }
  }
`;

const SmallTitle = styled.h3`
  margin-bottom: ${token.space.xs};
  font-size: ${token.size.md};
  font-weight: ${token.weight.semibold};
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space.xxs};
  margin: 0;
  padding-inline-start: ${token.space.lg};
  overflow-wrap: anywhere;
`;
