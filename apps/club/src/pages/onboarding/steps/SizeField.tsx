import { RadioGroup, token } from '@platform/ui';
import { styled } from 'styled-components';
import { clubSizes } from '../../../rules/clubFields';

interface SizeFieldProps {
  value: string;
  onChange(size: string): void;
}

const options = clubSizes.map((size) => ({ value: size.value, label: <SizeName {...size} /> }));

/** One of three sizes, all visible: fewer clicks than a list. */
export function SizeField({ value, onChange }: SizeFieldProps) {
  const chosen = clubSizes.find((size) => size.value === value)?.value ?? '';
  return (
    <RadioGroup
      label="Size"
      name="size"
      appearance="cards"
      required
      options={options}
      value={chosen}
      onChange={onChange}
    />
  );
}

function SizeName({ value, band }: (typeof clubSizes)[number]) {
  return (
    <Name>
      {value} <span>{band}</span>
    </Name>
  );
}

/* The text is that of specification 5.4; CSS capitalizes it. */
const Name = styled.span`
  display: inline-block;
  font-weight: ${token.weight.semibold};
  &::first-letter {
    text-transform: uppercase;
  }
  span {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
    font-weight: ${token.weight.regular};
    white-space: nowrap;
  }
`;
