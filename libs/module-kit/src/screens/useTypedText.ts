import { useRef, useState, type FormEvent } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Inputs into which nothing is typed that would be lost: a choice is made again with one press, a search is no entry. */
const NO_TEXT = ['checkbox', 'radio', 'range', 'file', 'search', 'button', 'submit'];

/**
 * Whether somebody has typed into the fields below an element, and has not put back what stood there.
 * @returns that, and what hears of it: `onInput` of the element
 */
export function useTypedText(): [isTyped: boolean, onInput: (event: FormEvent<HTMLElement>) => void] {
  const [isTyped, setTyped] = useState(false);
  const before = useRef(new Map<TextControl, string>());
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    if (!isTextControl(target)) return;
    // React keeps the default at what was last drawn: with the first letter, that is what stood there before.
    if (!before.current.has(target)) before.current.set(target, target.defaultValue);
    setTyped([...before.current].some(([control, value]) => control.isConnected && control.value !== value));
  };
  return [isTyped, onInput];
}

const isTextControl = (target: EventTarget): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !NO_TEXT.includes(target.type));
