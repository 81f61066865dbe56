import { useEffect, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { Choice } from './Choice';
import { checkboxMark } from './choiceMark';
import { ErrorText } from '../Field';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** It represents several things, and some of them are chosen. The next press chooses all. */
  indeterminate?: boolean;
}

/** Yes or no that takes effect with the form. A setting that acts at once is a Switch. */
export function Checkbox({ label, hint, error, indeterminate = false, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [error ? `${controlId}-error` : '', hint !== undefined ? `${controlId}-hint` : ''];
  return (
    <Frame>
      <Choice
        controlId={controlId}
        label={label}
        description={hint === undefined ? undefined : { id: `${controlId}-hint`, text: hint }}
        control={
          <CheckboxControl
            {...rest}
            id={controlId}
            indeterminate={indeterminate}
            aria-invalid={error ? true : undefined}
            aria-describedby={described.filter(Boolean).join(' ') || undefined}
          />
        }
      />
      {error && <ErrorText id={`${controlId}-error`}>{error}</ErrorText>}
    </Frame>
  );
}

/** The bare square, for places that bring their own words, such as a row of a table. */
export function CheckboxControl({
  indeterminate = false,
  ...rest
}: Omit<ComponentPropsWithoutRef<'input'>, 'type'> & { indeterminate?: boolean }) {
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (control.current) control.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <Square {...rest} ref={control} type="checkbox" />;
}

const Frame = styled.div`
  display: grid;
  gap: ${token.space.xxs};
`;

const Square = styled.input`
  ${checkboxMark}
`;
