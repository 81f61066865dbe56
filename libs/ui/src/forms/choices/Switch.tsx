import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { ErrorText, Hint } from '../Field';

export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Why the change was not kept. */
  error?: string;
}

/** On or off, at once: there is no Save. Show the old position again when the change fails, with `error`. */
export function Switch({ label, hint, error, id, ...rest }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [error ? `${controlId}-error` : '', hint !== undefined ? `${controlId}-hint` : ''];
  return (
    <Frame>
      <Words>
        <Label htmlFor={controlId}>{label}</Label>
        {error && (
          <ErrorText id={`${controlId}-error`} role="alert">
            {error}
          </ErrorText>
        )}
        {hint !== undefined && <Hint id={`${controlId}-hint`}>{hint}</Hint>}
      </Words>
      <Track
        {...rest}
        id={controlId}
        type="checkbox"
        role="switch"
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
      />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.md};
  min-height: ${token.control.target};
`;

const Words = styled.div`
  min-width: 0;
`;

const Label = styled.label`
  font-weight: ${token.weight.medium};
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Track = styled.input`
  appearance: none;
  flex: none;
  width: 2.75rem;
  height: 1.625rem;
  margin: 0;
  padding: 0.1875rem;
  border: 1.5px solid ${token.color.lineStrong};
  border-radius: ${token.radius.full};
  background: ${token.color.surfaceSunken};
  cursor: pointer;
  print-color-adjust: exact;
  transition:
    background-color ${token.motion.quick},
    border-color ${token.motion.quick};
  &::before {
    content: '';
    display: block;
    height: 100%;
    aspect-ratio: 1;
    border-radius: ${token.radius.full};
    background: ${token.color.inkMuted};
    transition: transform ${token.motion.calm};
  }
  &:checked {
    border-color: ${token.color.water};
    background: ${token.color.water};
  }
  &:checked::before {
    background: ${token.color.onWater};
    transform: translateX(1.125rem);
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
