import { brand } from '@platform/contract';
import { useAuth } from '@platform/session';
import { Button, media, token, Wordmark } from '@platform/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import type { ClubCreator } from './createClub';
import { FillingPool } from './FillingPool';
import { LAST_STEP, StepList, stepOf } from './StepList';
import { BasicInfoStep } from './steps/BasicInfoStep';
import { DetailsStep } from './steps/DetailsStep';
import { DoneStep } from './steps/DoneStep';
import { WelcomeStep } from './steps/WelcomeStep';
import { useClubSetup, type Stage } from './useClubSetup';
import { WaitingInvitations } from './WaitingInvitations';

/** Size of the mark in px. Exit is vertically centered on it. */
const MARK_SIZE = 36;

/** A person without a club sets one up, in three steps. */
export function OnboardingPage() {
  const { user, displayName } = useAuth();
  if (!user) return null;
  // Starts with empty fields when another person uses this browser.
  return <Wizard key={user.id} creator={{ userId: user.id, displayName }} />;
}

function Wizard({ creator }: { creator: ClubCreator }) {
  const { draft, stage, change, next, back, submit } = useClubSetup(creator);
  const heading = useHeadingFocus(stage.kind);
  const isDone = stage.kind === 'done';
  return (
    <Page>
      <Panel>
        <Wordmark name={brand.name} size={MARK_SIZE} />
        <StepList stage={stage} />
        <FillingPool step={stepOf(stage)} />
      </Panel>
      {!isDone && (
        <Exit>
          <Button as={Link} to="/" variant="quiet" size="sm">
            Exit
          </Button>
        </Exit>
      )}
      <Sheet>
        <Where role="status">{whereabouts(stage)}</Where>
        <Step key={stage.kind}>
          {stage.kind === 'welcome' && (
            <>
              <WaitingInvitations />
              <WelcomeStep heading={heading} onContinue={next} />
            </>
          )}
          {stage.kind === 'basic-info' && (
            <BasicInfoStep heading={heading} draft={draft} onChange={change} onContinue={next} onBack={back} />
          )}
          {stage.kind === 'details' && (
            <DetailsStep
              heading={heading}
              draft={draft}
              attempt={stage.attempt}
              onChange={change}
              onSubmit={() => void submit()}
              onBack={back}
            />
          )}
          {isDone && <DoneStep heading={heading} typedName={draft.name} />}
        </Step>
      </Sheet>
    </Page>
  );
}

/** Moves the focus to the heading of each new step, so that reading continues there. */
function useHeadingFocus(step: Stage['kind']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

/** The line above the heading. Screen readers announce it when it changes. */
function whereabouts(stage: Stage): string {
  if (stage.kind === 'done') return 'All done';
  if (stage.kind === 'details' && stage.attempt.kind === 'saving') return 'Setting up your club…';
  return `Step ${stepOf(stage)} of ${LAST_STEP}`;
}

const Page = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  @media ${media.desktop} {
    grid-template-columns: minmax(16rem, 5fr) minmax(0, 9fr);
    grid-template-rows: none;
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${token.space.lg};
  padding: ${token.space.lg} ${token.space.gutter} 0;
  background: ${token.color.waterSoft};
  overflow: hidden;
  @media ${media.desktop} {
    position: sticky;
    top: 0;
    grid-template-rows: auto auto minmax(0, 1fr);
    gap: ${token.space.xxl};
    height: 100dvh;
    padding: ${token.space.xl} ${token.space.gutter} 0;
  }
`;

const Exit = styled.div`
  position: absolute;
  top: calc(${token.space.lg} + ${MARK_SIZE / 2}px);
  right: calc(${token.space.gutter} - ${token.space.sm});
  transform: translateY(-50%);
  @media ${media.desktop} {
    top: calc(${token.space.xl} + ${MARK_SIZE / 2}px);
  }
`;

const Sheet = styled.div`
  width: 100%;
  max-width: calc(35rem + 2 * ${token.space.gutter});
  margin-inline: auto;
  padding: ${token.space.xl} ${token.space.gutter} ${token.space.xxl};
  @media ${media.desktop} {
    align-self: center;
    padding-block: ${token.space.xxxl};
  }
`;

const Where = styled.p`
  margin-bottom: ${token.space.xs};
  color: ${token.color.waterInk};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.semibold};
`;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;

const Step = styled.div`
  animation: ${arrive} ${token.motion.calm};
`;
