import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/hidden';
import { media } from '../tokens/breakpoint';
import { token } from '../tokens/token';
import { BAR, DISC, LINE, NAME_LEADING } from './StepperPlaceholder';

export interface StepperProps {
  /** What the steps lead to, such as "Import staff". */
  label: string;
  steps: readonly string[];
  /** Index of the step one is on; `steps.length` when all are done. */
  current: number;
  /** Goes back to a step that is done. Without it, the steps only show where one is. */
  onGoTo?: (step: number) => void;
}

/** Where one is in a job of several steps. */
export function Stepper({ label, steps, current, onGoTo }: StepperProps) {
  return (
    <List role="list" aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        const words = (
          <>
            <Disc data-state={state} aria-hidden="true">
              {state === 'done' ? <Check size={16} strokeWidth={2.5} /> : index + 1}
            </Disc>
            <Name data-state={state}>{step}</Name>
            {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
          </>
        );
        return (
          <Item key={step} aria-current={state === 'current' ? 'step' : undefined} data-done={index < current}>
            {state === 'done' && onGoTo ? (
              <Back type="button" onClick={() => onGoTo(index)}>
                {words}
              </Back>
            ) : (
              <Still>{words}</Still>
            )}
          </Item>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  display: flex;
  gap: ${token.space.xs};
`;

const Item = styled.li`
  flex: 1 1 0;
  min-width: 0;
  padding-top: ${token.space.xs};
  border-top: ${BAR} solid ${token.color.line};
  &[data-done='true'],
  &[aria-current] {
    border-top-color: ${token.color.water};
  }
`;

const Still = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
  min-height: ${LINE};
  text-align: start;
  @media ${media.compact} {
    align-items: flex-start;
    flex-direction: column;
    gap: ${token.space.xxs};
  }
`;

const Back = styled(Still).attrs({ as: 'button' })<{ type: 'button'; onClick: () => void }>`
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.sm};
  background: transparent;
  &:hover {
    color: ${token.color.water};
    text-decoration: underline;
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${DISC};
  height: ${DISC};
  border: 1.5px solid ${token.color.lineStrong};
  border-radius: ${token.radius.full};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  &[data-state='current'] {
    border-color: ${token.color.water};
    color: ${token.color.water};
  }
  &[data-state='done'] {
    border-color: ${token.color.water};
    background: ${token.color.water};
    color: ${token.color.onWater};
  }
`;

const Name = styled.span`
  min-width: 0;
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
  line-height: ${NAME_LEADING};
  &[data-state='ahead'] {
    color: ${token.color.inkMuted};
  }
  &[data-state='current'] {
    font-weight: ${token.weight.semibold};
  }
`;
