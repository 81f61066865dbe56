import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { clubSizes } from '../clubDraft';

interface SizeFieldProps {
  value: string;
  onChange(size: string): void;
}

/** One of three sizes, all in sight: fewer presses than a list, and nothing to guess. */
export function SizeField({ value, onChange }: SizeFieldProps) {
  return (
    <fieldset>
      <Legend>Size</Legend>
      <Choices>
        {clubSizes.map((size) => (
          <Choice key={size.value}>
            <input
              type="radio"
              name="size"
              required
              value={size.value}
              checked={value === size.value}
              onChange={() => onChange(size.value)}
            />
            <span>
              <Name>{size.value}</Name> <Band>{size.band}</Band>
            </span>
          </Choice>
        ))}
      </Choices>
    </fieldset>
  );
}

const Legend = styled.legend`
  margin-bottom: ${token.space.xs};
  padding: 0;
  font-size: ${token.size.sm};
  font-weight: ${token.weight.semibold};
`;

const Choices = styled.div`
  display: grid;
  gap: ${token.space.xs};
  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space.sm};
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${token.space.sm};
  min-height: ${token.control.lg};
  padding: ${token.space.sm} ${token.space.md};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  line-height: ${token.leading.control};
  cursor: pointer;
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
  &:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  input {
    appearance: none;
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.full};
    background: ${token.color.surface};
    outline: none;
    cursor: inherit;
  }
  input:checked {
    border: 0.375rem solid ${token.color.water};
  }
`;

/* The word stays as specified; its capital is only drawn. */
const Name = styled.span`
  display: inline-block;
  font-weight: ${token.weight.semibold};
  &::first-letter {
    text-transform: uppercase;
  }
  @media ${media.wide} {
    display: block;
  }
`;

const Band = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
