import { useId, useState, type ComponentPropsWithRef } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { controlStyle, describeField, Field, type FieldTexts } from '../Field';
import { FieldButton } from '../FieldButton';

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** `current-password` to sign in, `new-password` to choose one: password managers need to know. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that its owner may look at while typing. */
export function PasswordField({ label, hint, error, optional, id, ...rest }: PasswordFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [shown, setShown] = useState(false);
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} optional={optional}>
      <Frame>
        <Input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          type={shown ? 'text' : 'password'}
          {...describeField(fieldId, { hint, error })}
        />
        <Reveal
          type="button"
          aria-label="Show the characters"
          aria-controls={fieldId}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} strokeWidth={1.75} /> : <Eye size={20} strokeWidth={1.75} />}
        </Reveal>
      </Frame>
    </Field>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline-end: calc(${token.control.target} + ${token.space.xs});
  &::-ms-reveal {
    display: none;
  }
`;

const Reveal = styled(FieldButton)`
  width: calc(${token.control.target} + ${token.space.xxs});
`;
