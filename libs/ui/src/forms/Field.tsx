import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../tokens/token';

/** What every field says besides its value. */
export interface FieldTexts {
  label: string;
  /** Help that is always there. */
  hint?: ReactNode;
  /** What is wrong, in one sentence; marks the field as invalid. */
  error?: string;
  /** Marks a field that may stay empty. */
  optional?: boolean;
}

/** Attributes that tie a control to its label, hint and error. */
export function describeField(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const describedBy = [error ? `${id}-error` : '', hint !== undefined ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}

/** Frame around a control: label above, hint and error below. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <Frame>
      <LabelLine>
        <Label htmlFor={id}>{label}</Label>
        {optional && <Optional>Optional</Optional>}
      </LabelLine>
      {children}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Frame>
  );
}

/** Look of a control that takes text. 17 px text: a phone zooms into anything below 16 px. */
export const controlStyle = css`
  width: 100%;
  min-height: ${token.control.lg};
  padding: ${token.space.sm} ${token.space.md};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: ${token.size.md};
  line-height: ${token.leading.control};
  transition:
    border-color ${token.motion.quick},
    box-shadow ${token.motion.quick};
  &::placeholder {
    color: ${token.color.inkFaint};
    opacity: 1;
  }
  &:hover {
    border-color: ${token.color.inkMuted};
  }
  &:focus-visible {
    outline-offset: 0;
    outline-width: 2px;
    border-color: ${token.color.focus};
  }
  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
    box-shadow: inset 0 0 0 1px ${token.color.danger};
  }
  &:disabled {
    background: ${token.color.surfaceSunken};
    color: ${token.color.inkMuted};
    cursor: not-allowed;
  }
  &:read-only:not(select) {
    background: ${token.color.surfaceSunken};
  }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.xs};
  min-width: 0;
`;

const LabelLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space.sm};
  font-size: ${token.size.sm};
`;

const Label = styled.label`
  font-weight: ${token.weight.semibold};
`;

const Optional = styled.span`
  color: ${token.color.inkFaint};
`;

const ErrorText = styled.p`
  color: ${token.color.danger};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
`;

const Hint = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
