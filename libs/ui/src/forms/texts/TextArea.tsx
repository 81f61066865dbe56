import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle, describeField, Field, withLimit, type FieldTexts, type TextLimit } from '../Field';

export interface TextAreaProps extends FieldTexts, TextLimit, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

/** Several lines of text. Takes every attribute of a textarea; `ref` is the textarea. */
export function TextArea({ label, hint, error, optional, limit, id, rows = 4, ...rest }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = withLimit({ label, hint, error, optional }, rest.value, limit);
  return (
    <Field id={fieldId} {...texts}>
      <Area {...rest} rows={rows} {...describeField(fieldId, texts)} />
    </Field>
  );
}

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
  line-height: 1.5;
`;
