import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/hidden';
import { token } from '../tokens/token';
import { limitCount, limitProblem } from './texts/textLimit';

/** What every field says in addition to its value. */
export interface FieldTexts {
  label: string;
  /** Help that is always there. */
  hint?: ReactNode;
  /** What is wrong, in one sentence; marks the field as invalid. */
  error?: string;
  /** Marks a field that may stay empty. */
  optional?: boolean;
}

/** How much text a field takes. */
export interface TextLimit {
  /**
   * Most characters of `value`. Nothing is cut: a text that is longer stays, is counted, and is marked as wrong. A form
   * refuses it with `everythingIsRead`, or where it knows the text without the field, with `limitProblem`.
   */
  limit?: number;
}

/** What a field says, with the count of its characters. */
interface CountedTexts extends FieldTexts {
  count?: string;
  isTooLong?: boolean;
}

/** Marks a control that holds more than it takes; `everythingIsRead` leads there. */
export const TOO_LONG = 'data-too-long';

/** What a field says about itself, and about a text that comes near its limit or goes beyond it. */
export function withLimit(texts: FieldTexts, value: unknown, limit?: number): CountedTexts {
  if (limit === undefined || typeof value !== 'string') return texts;
  const problem = limitProblem(value, limit);
  return { ...texts, error: problem ?? texts.error, count: limitCount(value, limit), isTooLong: problem !== undefined };
}

type Described = Pick<CountedTexts, 'hint' | 'error' | 'count' | 'isTooLong'>;

/** Attributes that tie a control to its label, hint, error and count. */
export function describeField(id: string, { hint, error, count, isTooLong }: Described) {
  const describedBy = [error && `${id}-error`, hint !== undefined && `${id}-hint`, count && `${id}-count`];
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    ...(isTooLong && { [TOO_LONG]: '' }),
  };
}

interface FieldProps extends CountedTexts {
  id: string;
  /** Hides the label visually: for a table cell, whose row and column name it. */
  labelHidden?: boolean;
  children: ReactNode;
}

/** Frame around a control: label above, hint, error and count below. */
export function Field({ id, label, hint, error, optional, count, labelHidden = false, children }: FieldProps) {
  return (
    <Frame>
      <LabelLine as={labelHidden ? VisuallyHidden : undefined}>
        <Label htmlFor={id}>{label}</Label>
        {optional && <Optional>Optional</Optional>}
      </LabelLine>
      {children}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {count && <Count id={`${id}-count`}>{count}</Count>}
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
  /* Two colors that touch would be one muddy line. */
  &[aria-invalid='true']:focus-visible {
    outline-offset: 2px;
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

export const LabelLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space.sm};
  font-size: ${token.size.sm};
`;

const Label = styled.label`
  font-weight: ${token.weight.semibold};
`;

export const Optional = styled.span`
  color: ${token.color.inkFaint};
`;

export const ErrorText = styled.p`
  color: ${token.color.danger};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
`;

export const Hint = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Count = styled(Hint)`
  font-variant-numeric: tabular-nums;
`;
