import { useId } from 'react';
import { token } from '@platform/ui';
import { styled } from 'styled-components';

interface ChoiceProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few options side by side: a group of radio buttons. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <Frame role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Option key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </Option>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  padding: ${token.space.hair};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${token.color.line};
`;

const Option = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${token.control.sm};
  padding-inline: ${token.space.sm};
  border-radius: ${token.radius.sm};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    color: ${token.color.ink};
  }
  &:has(:checked) {
    background: ${token.color.waterSoft};
    color: ${token.color.waterInk};
    font-weight: ${token.weight.semibold};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${token.color.focus};
    outline-offset: 1px;
  }
`;
