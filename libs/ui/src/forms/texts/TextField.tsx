import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle, describeField, Field, withLimit, type FieldTexts, type TextLimit } from '../Field';

export interface TextFieldProps extends FieldTexts, TextLimit, Omit<ComponentPropsWithRef<'input'>, 'children'> {}

/** One line of text. Takes every attribute of an input; `ref` is the input. */
export function TextField({ label, hint, error, optional, limit, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = withLimit({ label, hint, error, optional }, rest.value, limit);
  return (
    <Field id={fieldId} {...texts}>
      <Input {...rest} {...describeField(fieldId, texts)} />
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
`;
