import { useId, useRef, type ComponentPropsWithoutRef } from 'react';
import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { Cross } from '../../icon/Cross';
import { VisuallyHidden } from '../../layout/hidden';
import { token } from '../../tokens/token';
import { controlStyle } from '../Field';
import { FieldButton } from '../FieldButton';

export interface SearchFieldProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'children'
> {
  /** What is searched, such as "Search staff by name or role"; read aloud, and shown as the placeholder by default. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** How much was found, such as "3 people"; read aloud when it changes. */
  found?: string;
}

/** Narrows the list beside it while one types. Escape and the cross empty it. */
export function SearchField({ label, value, onChange, found, placeholder = label, id, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const empty = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Frame>
      <VisuallyHidden as="label" htmlFor={fieldId}>
        {label}
      </VisuallyHidden>
      <Glass aria-hidden="true">
        <Search size={18} strokeWidth={1.75} />
      </Glass>
      <Input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        ref={input}
        id={fieldId}
        type="search"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          // Inside a dialog the first Escape empties the field, the second closes the dialog.
          event.preventDefault();
          empty();
        }}
      />
      {value !== '' && (
        <FieldButton type="button" aria-label="Clear search" onClick={empty}>
          <Cross />
        </FieldButton>
      )}
      <VisuallyHidden role="status">{value === '' ? '' : found}</VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  width: 100%;
  min-width: 0;
  /* Paper says which words narrowed a list, and nothing when none did. */
  @media print {
    &:has(:placeholder-shown) {
      display: none;
    }
  }
`;

const Glass = styled.span`
  position: absolute;
  inset: 0 auto 0 ${token.space.md};
  display: grid;
  place-items: center;
  color: ${token.color.inkMuted};
  pointer-events: none;
`;

const Input = styled.input`
  ${controlStyle}
  min-height: ${token.control.md};
  padding-inline: calc(${token.space.md} + 1.75rem) ${token.control.target};
  text-overflow: ellipsis;
  /* Nothing is there to be cleared yet. */
  &:placeholder-shown {
    padding-right: ${token.space.sm};
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
