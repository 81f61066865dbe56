import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Cross } from '../../icon/Cross';
import { VisuallyHidden } from '../../layout/hidden';
import { token } from '../../tokens/token';
import { Arrow } from '../choices/Arrow';
import type { ComboboxOption } from './comboboxOption';
import { ComboboxList } from './ComboboxList';
import { controlStyle, describeField, Field, type FieldTexts } from '../Field';
import { FieldButton } from '../FieldButton';
import { useCombobox } from './useCombobox';

export interface ComboboxFieldProps extends FieldTexts {
  options: readonly ComboboxOption[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Said instead of a list when nothing has the typed words: what to do next. */
  noneFound?: string;
  disabled?: boolean;
}

/** One choice out of many: typing narrows the list. Of a few, SelectField is the better choice. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hint, error, optional, options, value, onChange, placeholder, disabled = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, text, found, active, ...does } = useCombobox({ options, value, onChange });
  const listId = `${id}-list`;
  const optionId = (place: number) => `${id}-option-${place}`;
  const hasList = isOpen && found.length > 0;

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <Frame onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || does.leave()}>
        <Input
          {...describeField(id, { hint, error })}
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList && found[active] ? optionId(active) : undefined}
          disabled={disabled}
          placeholder={placeholder}
          value={text}
          onChange={(event) => does.type(event.target.value)}
          onClick={does.open}
          onFocus={(event) => event.target.select()}
          onKeyDown={does.pressKey}
        />
        {/* For a pointer: people who type can empty the field. */}
        {value !== '' && !disabled && (
          <Clear
            type="button"
            tabIndex={-1}
            aria-label={`Clear ${label}`}
            onClick={() => {
              does.choose('');
              input.current?.focus();
            }}
          >
            <Cross />
          </Clear>
        )}
        <Arrow />
        {isOpen && (
          <ComboboxList
            id={listId}
            label={label}
            optionId={optionId}
            found={found}
            active={active}
            chosen={value}
            noneFound={props.noneFound ?? 'Nothing has these words. Try fewer letters.'}
            onChoose={(next) => {
              does.choose(next);
              input.current?.focus();
            }}
          />
        )}
        <VisuallyHidden role="status">
          {isOpen && (found.length === 1 ? '1 to choose from' : `${found.length} to choose from`)}
        </VisuallyHidden>
      </Frame>
    </Field>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline-end: calc(2 * ${token.control.target});
  text-overflow: ellipsis;
`;

/** Before the arrow. The list opens inside the frame and must not make it taller. */
const Clear = styled(FieldButton)`
  inset: 0 calc(${token.space.md} + 1.25rem) 0 auto;
  height: ${token.control.lg};
`;
