import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle, describeField, Field, type FieldTexts } from './Field';

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

/** Several lines of text. Takes every attribute of a textarea; `ref` is the textarea. */
export function TextArea({ label, hint, error, optional, id, rows = 4, ...rest }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} optional={optional}>
      <Area {...rest} rows={rows} {...describeField(fieldId, { hint, error })} />
    </Field>
  );
}

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
  line-height: 1.5;
`;
