import { media, token, VisuallyHidden } from '@platform/ui';
import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';
import type { Stage } from './useClubSetup';

const steps = [
  { kind: 'welcome', label: 'Welcome' },
  { kind: 'basic-info', label: 'Basic info' },
  { kind: 'details', label: 'Additional details' },
] as const;

export const LAST_STEP = steps.length;

/** Number of a stage: 1 to 3, and 4 when the wizard is done. */
export function stepOf({ kind }: Stage): number {
  const index = steps.findIndex((step) => step.kind === kind);
  return (index === -1 ? LAST_STEP : index) + 1;
}

/** The finished steps, the current one, and those to come. */
export function StepList({ stage }: { stage: Stage }) {
  const current = stepOf(stage);
  return (
    <List role="list" aria-label="Setup steps">
      {steps.map(({ kind, label }, index) => {
        const number = index + 1;
        const state = number < current ? 'passed' : number === current ? 'current' : 'ahead';
        return (
          <Item key={kind} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Mark $state={state} aria-hidden="true">
              {state === 'passed' ? <Check size={16} strokeWidth={3} /> : number}
            </Mark>
            <span>
              {label}
              {state === 'passed' && <VisuallyHidden>, completed</VisuallyHidden>}
            </span>
          </Item>
        );
      })}
    </List>
  );
}

type State = 'passed' | 'current' | 'ahead';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space.xs};
  @media ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space.lg};
  }
`;

/* A bar with its name below on a phone; a number beside its name where there is room. */
const Item = styled.li<{ $state: State }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${token.space.xxs};
  color: ${({ $state }) => ($state === 'current' ? token.color.ink : token.color.inkMuted)};
  font-size: ${token.size.xs};
  font-weight: ${({ $state }) => token.weight[$state === 'current' ? 'semibold' : 'medium']};
  line-height: ${token.leading.control};
  @media ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${token.space.sm};
    font-size: ${token.size.md};
    &:not(:last-child)::after {
      content: '';
      position: absolute;
      top: calc(100% + ${token.space.xxs});
      left: calc(1rem - 1px);
      height: calc(${token.space.lg} - 2 * ${token.space.xxs});
      border-left: 2px solid ${({ $state }) => ($state === 'passed' ? token.color.water : token.color.lineStrong)};
    }
  }
`;

const reached = css`
  border-color: ${token.color.water};
  background: ${token.color.water};
  color: ${token.color.onWater};
`;

const Mark = styled.span<{ $state: State }>`
  height: ${token.space.xxs};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.full};
  overflow: hidden;
  transition: background-color ${token.motion.calm};
  @media ${media.mobile} {
    text-indent: -100vw;
    svg {
      display: none;
    }
  }
  @media ${media.desktop} {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-width: 2px;
    font-size: ${token.size.sm};
    font-weight: ${token.weight.semibold};
  }
  ${({ $state }) => $state !== 'ahead' && reached}
`;
