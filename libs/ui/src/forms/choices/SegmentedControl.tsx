import { useId } from 'react';
import { styled } from 'styled-components';
import { useChosenAtOnce } from '../../navigation/useChosenAtOnce';
import { token } from '../../tokens/token';

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, such as "Period"; read aloud. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Takes the whole width of its parent. */
  wide?: boolean;
  disabled?: boolean;
}

/** Two to five short words, one of which is in force: the view of a list, the period of a chart. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, wide = false, disabled = false } = props;
  const name = useId();
  const [shown, choose] = useChosenAtOnce(value, onChange);
  return (
    <Track role="radiogroup" aria-label={label} aria-disabled={disabled || undefined} $wide={wide}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === shown}
            disabled={disabled}
            onChange={() => choose(option.value)}
          />
          <span>{option.label}</span>
        </Segment>
      ))}
    </Track>
  );
}

const Track = styled.div<{ $wide: boolean }>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  max-width: 100%;
  padding: 0.1875rem;
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${token.color.line};
  /* Paper says only what is in force. */
  @media print {
    padding: 0;
    > :not(:has(:checked)) {
      display: none;
    }
  }
`;

const Segment = styled.label`
  position: relative;
  flex: 1 1 auto;
  display: grid;
  place-items: center;
  min-width: 0;
  min-height: 2.125rem;
  padding-inline: ${token.space.sm};
  border-radius: calc(${token.radius.md} - 0.1875rem);
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
  line-height: 1.2;
  text-align: center;
  cursor: pointer;
  transition:
    background-color ${token.motion.quick},
    color ${token.motion.quick};
  @media (pointer: coarse) {
    min-height: ${token.control.target};
  }
  &:hover {
    color: ${token.color.ink};
  }
  &:has(:checked) {
    background: ${token.color.surface};
    color: ${token.color.ink};
    box-shadow:
      ${token.shadow.low},
      0 0 0 1px ${token.color.lineStrong};
  }
  &:has(:disabled) {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${token.color.focus};
    outline-offset: 1px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
