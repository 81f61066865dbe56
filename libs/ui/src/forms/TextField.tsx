import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle, describeField, Field, type FieldTexts } from './Field';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'children'> {}

/** One line of text. Takes every attribute of an input; `ref` is the input. */
export function TextField({ label, hint, error, optional, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} optional={optional}>
      <Input {...rest} {...describeField(fieldId, { hint, error })} />
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
`;
