import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../../tokens/token';

interface ChoiceProps {
  /** The checkbox or radio, with this id. */
  control: ReactNode;
  controlId: string;
  label: ReactNode;
  /** A line below the label; give its id to the control's `aria-describedby`. */
  description?: { id: string; text: ReactNode };
  /**
   * `card` is bordered and pressed as a whole; `short` is a narrow card with its control below its words.
   * @default 'plain'
   */
  look?: ChoiceLook;
}

type ChoiceLook = 'plain' | 'card' | 'short';

/** A control with its words; all of it can be pressed. */
export function Choice({ control, controlId, label, description, look = 'plain' }: ChoiceProps) {
  return (
    <Frame $look={look}>
      {control}
      <Words>
        <Label htmlFor={controlId}>{label}</Label>
        {description && <Description id={description.id}>{description.text}</Description>}
      </Words>
    </Frame>
  );
}

const cardStyle = css`
  min-height: ${token.control.lg};
  padding: ${token.space.sm} ${token.space.md};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  transition:
    border-color ${token.motion.quick},
    background-color ${token.motion.quick};
  &:hover {
    border-color: ${token.color.inkMuted};
  }
  &:has(:checked) {
    border-color: ${token.color.water};
    background: ${token.color.waterSoft};
    box-shadow: inset 0 0 0 1px ${token.color.water};
  }
  &:has(:focus-visible, [aria-invalid='true']:focus) {
    outline: 3px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: ${token.color.line};
    background: ${token.color.surfaceSunken};
  }
  input,
  input[aria-invalid='true']:focus {
    outline: none;
  }
`;

const shortStyle = css`
  flex-direction: column-reverse;
  align-items: center;
  gap: ${token.space.xxs};
  padding: ${token.space.xs} ${token.space.none};
  font-size: ${token.size.sm};
`;

/*
 * The label's own area is stretched over the frame, so that its text alone is the control's name. The control lies above
 * it and takes its own presses.
 */
const Frame = styled.div<{ $look: ChoiceLook }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${token.space.sm};
  min-height: 2.25rem;
  padding-block: ${token.space.xs};
  line-height: 1.5rem;
  @media (pointer: coarse) {
    min-height: ${token.control.target};
  }
  &:has(:disabled) {
    color: ${token.color.inkMuted};
  }
  &:not(:has(:disabled)) {
    cursor: pointer;
  }
  > input {
    position: relative;
    z-index: 1;
  }
  ${({ $look }) => $look !== 'plain' && cardStyle}
  ${({ $look }) => $look === 'short' && shortStyle}
`;

const Words = styled.div`
  min-width: 0;
`;

const Label = styled.label`
  cursor: inherit;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Description = styled.div`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  line-height: 1.4;
`;
