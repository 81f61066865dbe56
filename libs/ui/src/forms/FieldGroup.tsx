import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens/token';
import { ErrorText, Hint, LabelLine, Optional, type FieldTexts } from './Field';

interface FieldGroupProps extends FieldTexts {
  id: string;
  role?: 'group' | 'radiogroup';
  children: ReactNode;
}

/** Frame around several controls that answer one question: a fieldset, its legend and error above, hint below. */
export function FieldGroup({ id, role, label, hint, error, optional, children }: FieldGroupProps) {
  const describedBy = [error ? `${id}-error` : '', hint !== undefined ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <Set
      id={id}
      role={role}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-describedby={describedBy || undefined}
    >
      <Legend>
        <LabelLine>
          <Name>{label}</Name>
          {optional && <Optional>Optional</Optional>}
        </LabelLine>
      </Legend>
      {/* Beside the first control, which gets the focus: below a long list it would be out of sight. */}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {children}
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Set>
  );
}

const Set = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${token.space.xs};
  margin: 0;
`;

const Legend = styled.legend`
  width: 100%;
  padding: 0 0 ${token.space.xs};
`;

const Name = styled.span`
  font-weight: ${token.weight.semibold};
`;
