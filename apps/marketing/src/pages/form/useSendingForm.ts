import { useCallback, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { FormDraft } from './formDraft';

export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

/**
 * Whether a form may be sent, and if not, everything that is wrong with it: `missing` if a required field is empty,
 * whatever else is wrong.
 */
export type Verdict<Values> = { kind: 'complete' } | { kind: 'missing' | 'malformed'; errors: FieldErrors<Values> };

/** The caller reports success and failure, and both lead back to editing. */
type FormState<Values> = { kind: 'editing'; errors: FieldErrors<Values> } | { kind: 'sending' };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface SendingForm<Values, Receipt = void> {
  empty: Values;
  /** Where the draft stays for this visit. Values from `fillEmpty` are not kept. */
  draft: FormDraft<Values>;
  judge: (values: Values) => Verdict<Values>;
  /** Sends the form; rejects if it was not accepted. */
  send: (values: Values) => Promise<Receipt>;
  onIncomplete?: () => void;
  onSent: (values: Values, receipt: Receipt) => void;
  onFailed: (error: unknown) => void;
}

/**
 * A form of the public site: its input, its errors, and how to send it to the firm or a club. A failure keeps the
 * input, success clears it, and two clicks send once. Nothing can change while it is sent, because success would clear
 * it unread.
 */
export function useSendingForm<Values extends object, Receipt = void>(form: SendingForm<Values, Receipt>) {
  const [values, setValues] = useState(form.empty);
  const [state, setState] = useState<FormState<Values>>({ kind: 'editing', errors: {} });
  // State changes only on the next render, so two clicks within one would send twice.
  const underWay = useRef(false);

  const { empty, draft } = form;

  function change<Field extends keyof Values & string>(field: Field, value: Values[Field]): void {
    if (underWay.current) return;
    draft.keep(field, value);
    setValues((now) => ({ ...now, [field]: value }));
    setState((now) =>
      now.kind === 'editing' ? { kind: 'editing', errors: { ...now.errors, [field]: undefined } } : now,
    );
  }

  /** Fills in known values, and leaves what the person has typed. */
  const fillEmpty = useCallback(
    (texts: Partial<Values>) =>
      setValues((now) => {
        const fields = Object.entries(texts) as [keyof Values, Values[keyof Values]][];
        return { ...now, ...Object.fromEntries(fields.filter(([field]) => now[field] === empty[field])) };
      }),
    [empty],
  );

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (underWay.current) return;
    const element = event.currentTarget;
    const verdict = form.judge(values);
    if (verdict.kind !== 'complete') {
      setState({ kind: 'editing', errors: verdict.errors });
      if (verdict.kind === 'missing') form.onIncomplete?.();
      focusFirst(element, verdict.errors);
      return;
    }
    underWay.current = true;
    setState({ kind: 'sending' });
    try {
      const receipt = await form.send(values);
      setValues(empty);
      draft.forget();
      form.onSent(values, receipt);
    } catch (error) {
      form.onFailed(error);
    } finally {
      underWay.current = false;
      setState({ kind: 'editing', errors: {} });
    }
  }

  const errorOf = (field: keyof Values): string | undefined =>
    state.kind === 'editing' ? state.errors[field] : undefined;

  /** The props of a text field's control. */
  function bind(field: keyof Values & string) {
    return {
      name: field,
      value: String(values[field]),
      error: errorOf(field),
      onChange: (event: ChangeEvent<Control>) => change(field, event.target.value as Values[typeof field]),
    };
  }

  return { values, change, fillEmpty, bind, errorOf, submit, sending: state.kind === 'sending' };
}

/** Moves the focus to the first control with an error, in the order of the form. */
function focusFirst(form: HTMLFormElement, errors: object): void {
  const wrong = [...form.elements].find(
    (control) => control instanceof HTMLElement && (control.getAttribute('name') ?? '') in errors,
  );
  if (wrong instanceof HTMLElement) wrong.focus();
}
