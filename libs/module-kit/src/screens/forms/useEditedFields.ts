import { useRef, useState, type FormEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Inputs that are no answer: a search is no entry, and the form itself knows what was chosen with a button. */
const NO_ANSWER = ['search', 'file', 'button', 'submit'];

/**
 * Whether a person has changed a field inside an element and has not undone it. A choice from a list counts for good,
 * because a list does not know its previous value.
 * @returns that, and the `onInput` handler of the element
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

/** React keeps a field's default at the last rendered value: at the first letter, that is the previous value. */
function answerBefore(field: Field): string | undefined {
  if (field instanceof HTMLSelectElement) return undefined;
  return isMark(field) ? String(field.defaultChecked) : field.defaultValue;
}
