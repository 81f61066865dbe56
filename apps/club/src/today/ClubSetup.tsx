import { failureReason } from '@platform/module-kit';
import { Alert, Button, Card, CardTitle, Inline, media, Progress, Stack, token, VisuallyHidden } from '@platform/ui';
import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SetupStep, StepName } from './source/rows/setup';
import { useTodayChange, useTodaySource } from './source/useTodaySource';

interface StepWords {
  title: string;
  detail: string;
  /** The page for the step. */
  to: string;
}

const words: Record<StepName, StepWords> = {
  season: {
    title: 'Check the days of your season',
    detail: 'We suggested them for your kind of club. Save them when they are right.',
    to: '/settings?card=season-settings',
  },
  positions: {
    title: 'Set roles and positions',
    detail: 'Say how many people each role needs. Visitors can then apply.',
    to: '/recruitment?tab=roles',
  },
  managers: {
    title: 'Invite your managers',
    detail: 'They run the season with you and can invite staff.',
    to: '/admin?invite=people',
  },
  checklists: {
    title: 'Start your checklists',
    detail: 'Templates for hiring, opening and closing are ready.',
    to: '/pre-season',
  },
  applying: {
    title: 'Share your application page',
    detail: 'Done when the first application comes in.',
    to: '/recruitment?tab=public',
  },
  staff: {
    title: 'Add your staff',
    detail: 'Hire applicants, add people or import a file.',
    to: '/staff',
  },
};

/** What a new club needs before it can start. Each step links to its page and is checked off when its rows exist. */
export function ClubSetup({ steps }: { steps: readonly SetupStep[] }) {
  const source = useTodaySource();
  const dismissing = useTodayChange(source.dismissSetup);
  const done = steps.filter(({ isDone }) => isDone).length;
  const progress = `${done} of ${steps.length} done`;
  return (
    <Card as="section" aria-labelledby="club-setup-title">
      <Stack>
        <Inline $justify="between">
          <CardTitle id="club-setup-title" as="h3">
            Get your club ready
          </CardTitle>
          <Button variant="quiet" size="sm" loading={dismissing.isPending} onClick={() => dismissing.mutate()}>
            Dismiss
          </Button>
        </Inline>
        <Stack $gap="xxs">
          <Progress label="Get your club ready" value={done} max={steps.length} valueText={progress} />
          <Detail>{progress}</Detail>
        </Stack>
        {dismissing.error && <Alert tone="danger">{failureReason(dismissing.error)}</Alert>}
        <Steps $rows={Math.ceil(steps.length / 2)} role="list" aria-label="Get your club ready">
          {steps.map((step) => (
            <Step key={step.name} step={step} />
          ))}
        </Steps>
      </Stack>
    </Card>
  );
}

function Step({ step: { name, isDone } }: { step: SetupStep }) {
  const { title, detail, to } = words[name];
  return (
    <Line>
      <Mark $isDone={isDone} aria-hidden="true">
        {isDone && <Check size={14} strokeWidth={3} />}
      </Mark>
      <span>
        <Way to={to} $isDone={isDone}>
          {title}
          {isDone && <VisuallyHidden>, done</VisuallyHidden>}
        </Way>
        {!isDone && <Detail>{detail}</Detail>}
      </span>
      {!isDone && (
        <Onward>
          <ArrowRight size={18} aria-hidden="true" />
        </Onward>
      )}
    </Line>
  );
}

/* Fills the first column, then the second. Lines beside each other have the same height. */
const Steps = styled.ul<{ $rows: number }>`
  margin: 0;
  padding: 0;
  list-style: none;
  @media ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: repeat(${({ $rows }) => $rows}, auto);
    grid-auto-flow: column;
    column-gap: ${token.space.xl};
  }
`;

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space.sm};
  padding-block: ${token.space.sm};
`;

const Mark = styled.span<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  margin-top: 0.1rem;
  border: 2px solid ${({ $isDone }) => token.color[$isDone ? 'water' : 'lineStrong']};
  border-radius: ${token.radius.full};
  background: ${({ $isDone }) => ($isDone ? token.color.water : 'transparent')};
  color: ${token.color.onWater};
`;

/* The whole line is clickable, not only its text. */
const Way = styled(Link)<{ $isDone: boolean }>`
  color: ${({ $isDone }) => token.color[$isDone ? 'inkMuted' : 'ink']};
  font-weight: ${({ $isDone }) => token.weight[$isDone ? 'medium' : 'semibold']};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover {
    text-decoration: underline;
  }
`;

const Detail = styled.span`
  display: block;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Onward = styled.span`
  align-self: center;
  color: ${token.color.inkFaint};
`;
