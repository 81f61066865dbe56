import { useRef, useState, type FormEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Inputs that hold no answer: a search is no entry, and what was chosen with a button is the form's to know. */
const NO_ANSWER = ['search', 'file', 'button', 'submit'];

/**
 * Whether a person has typed or chosen something in the fields below an element, and has not put back what stood there.
 * What was chosen from a list counts from then on, because a list does not tell what it showed before.
 * @returns that, and what hears of it: `onInput` of the element
 */
export function useEditedFields(): [isEdited: boolean, onInput: (event: FormEvent<HTMLElement>) => void] {
  const [isEdited, setEdited] = useState(false);
  const before = useRef(new Map<Field, string | undefined>());
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    if (!isField(target)) return;
    if (!before.current.has(target)) before.current.set(target, answerBefore(target));
    setEdited([...before.current].some(([field, answer]) => field.isConnected && answerOf(field) !== answer));
  };
  return [isEdited, onInput];
}

function isField(target: EventTarget): target is Field {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !NO_ANSWER.includes(target.type);
}

const isMark = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const answerOf = (field: Field): string => (isMark(field) ? String(field.checked) : field.value);

/** React keeps a field's default at what was last drawn: with the first letter, that is what stood there before. */
function answerBefore(field: Field): string | undefined {
  if (field instanceof HTMLSelectElement) return undefined;
  return isMark(field) ? String(field.defaultChecked) : field.defaultValue;
}
