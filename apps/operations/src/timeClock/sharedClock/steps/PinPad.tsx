import { TextField, token } from '@platform/ui';
import { Delete } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PIN_DIGITS } from '../../rules/sharedClocks';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface PinPadProps {
  pin: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (pin: string) => void;
}

/** Takes a PIN from large keys or the keyboard. Hides the digits and keeps browsers from offering to save them. */
export function PinPad({ pin, error, disabled, onChange }: PinPadProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const change = (next: string) => onChange(next.replace(/[^0-9]/g, '').slice(0, PIN_DIGITS.most));
  const add = (digit: string) => change(pin + digit);
  return (
    <Pad>
      <TextField
        ref={field}
        label="PIN"
        type="password"
        // The keys below replace the tablet's keyboard, which would cover them.
        inputMode="none"
        autoComplete="one-time-code"
        value={pin}
        error={error}
        readOnly={disabled}
        onChange={(event) => change(event.target.value)}
      />
      <Keys role="group" aria-label="Digits">
        {DIGITS.map((digit) => (
          <Key key={digit} type="button" disabled={disabled} onClick={() => add(digit)}>
            {digit}
          </Key>
        ))}
        <Key type="button" disabled={disabled || pin === ''} onClick={() => change('')}>
          Clear
        </Key>
        <Key type="button" disabled={disabled} onClick={() => add('0')}>
          0
        </Key>
        <Key
          type="button"
          aria-label="Delete the last digit"
          disabled={disabled || pin === ''}
          onClick={() => change(pin.slice(0, -1))}
        >
          <Delete size={24} aria-hidden="true" />
        </Key>
      </Keys>
    </Pad>
  );
}

const Pad = styled.div`
  display: grid;
  gap: ${token.space.sm};
  input {
    font-size: ${token.size.xl};
    letter-spacing: 0.4em;
    text-align: center;
  }
`;

const Keys = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token.space.xs};
`;

const Key = styled.button`
  display: grid;
  place-items: center;
  min-height: 3.75rem;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: ${token.size.xl};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover:not(:disabled) {
    background: ${token.color.surfaceHover};
  }
  &:active:not(:disabled) {
    background: ${token.color.waterSoft};
  }
  &:disabled {
    color: ${token.color.inkMuted};
    cursor: default;
  }
  &:nth-child(10) {
    font-size: ${token.size.md};
  }
`;
