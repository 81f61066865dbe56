import { useEffect, useRef, useState } from 'react';
import type { Reading } from './readNumber';

interface TypedNumber {
  value: number | null;
  onChange: (value: number | null) => void;
  read: (text: string) => Reading;
  write: (value: number) => string;
  /** What is wrong with a number that could be read. */
  judge: (value: number) => string | undefined;
}

/** Enters text as if the person had typed it, so that a form around the field knows that there is input to lose. */
function enterText(field: HTMLInputElement | null, text: string): void {
  // React ignores a value that was set on the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A number with its text: the text stays as typed and is formatted on blur. A text that is no number stays, too: the
 * field then says so, holds its form back, and its value is null.
 */
export function useTypedNumber({ value, onChange, read, write, judge }: TypedNumber) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(true);
  const text = draft !== null && (!left || value === null) ? draft : value === null ? '' : write(value);
  const reading = read(text);
  const problem =
    reading.status === 'unread' ? reading.problem : reading.status === 'read' ? judge(reading.value) : undefined;
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  return {
    /** What to say below the field: nothing while one is still typing. */
    problem: left ? problem : undefined,
    /** Enters a number for the person. */
    set(next: number) {
      enterText(input.current, write(next));
      setDraft(null);
    },
    inputProps: {
      ref: input,
      value: text,
      onChange: (event: { target: { value: string } }) => {
        const next = read(event.target.value);
        setDraft(event.target.value);
        setLeft(false);
        onChange(next.status === 'read' ? next.value : null);
      },
      onBlur: () => {
        setLeft(true);
        if (reading.status !== 'unread') setDraft(null);
      },
    },
  };
}
