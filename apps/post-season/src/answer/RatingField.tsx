import { GroupError, GroupLegend } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

/** The ratings, the worst first. */
const ratings = [1, 2, 3, 4, 5] as const;
const words: Readonly<Partial<Record<number, string>>> = { 1: 'poor', 5: 'excellent' };

interface RatingFieldProps {
  label: string;
  optional: boolean;
  /** 1 to 5; undefined until one is chosen. */
  value: number | undefined;
  error?: string;
  onChange: (rating: number) => void;
}

/** A rating of 1 to 5, as five buttons beside each other; arrow keys choose among them. */
export function RatingField({ label, optional, value, error, onChange }: RatingFieldProps) {
  const id = useId();
  return (
    <Set
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-required={!optional}
    >
      <GroupLegend>
        {label} {optional && <Optional>Optional</Optional>}
      </GroupLegend>
      {error && <GroupError id={`${id}-error`}>{error}</GroupError>}
      <Scale>
        {ratings.map((rating) => (
          <Choice key={rating}>
            <input
              type="radio"
              name={id}
              aria-label={[rating, words[rating]].filter(Boolean).join(', ')}
              checked={value === rating}
              onChange={() => onChange(rating)}
            />
            <span aria-hidden="true">{rating}</span>
          </Choice>
        ))}
      </Scale>
      <Ends aria-hidden="true">
        <span>Poor</span>
        <span>Excellent</span>
      </Ends>
    </Set>
  );
}

const Set = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.xxs};
  margin: 0;
`;

const Optional = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.regular};
`;

const Scale = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${token.space.xs};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 3.25rem;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  font-size: ${token.size.lg};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  /* Over the whole box, so that every press reaches it, and assistive technology finds it where it is seen. */
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    border-color: ${token.color.water};
    background: ${token.color.waterSoft};
    box-shadow: inset 0 0 0 1px ${token.color.water};
    color: ${token.color.waterInk};
    font-weight: ${token.weight.semibold};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
