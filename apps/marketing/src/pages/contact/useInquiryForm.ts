import { toast } from '@platform/ui';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { emptyInquiry, type Inquiry, type InquiryField } from './inquiry';
import { judgeInquiry, type FieldErrors } from './inquiryRules';
import { sendInquiry } from './sendInquiry';

/** Specification, section 4. Success and failure are told by toasts and lead back to editing. */
type FormState = { kind: 'editing'; errors: FieldErrors } | { kind: 'sending' };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const noErrors: FieldErrors = {};

/** The contact form's texts, its state and what happens when it is sent. */
export function useInquiryForm() {
  const [inquiry, setInquiry] = useState<Inquiry>(emptyInquiry);
  const [state, setState] = useState<FormState>({ kind: 'editing', errors: noErrors });
  // State only changes with the next rendering; two clicks within one would send twice.
  const underWay = useRef(false);

  function change(field: InquiryField, value: string): void {
    setInquiry((now) => ({ ...now, [field]: value }));
    setState((now) =>
      now.kind === 'editing' ? { kind: 'editing', errors: { ...now.errors, [field]: undefined } } : now,
    );
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    const verdict = judgeInquiry(inquiry);
    if (verdict.kind !== 'complete') {
      setState({ kind: 'editing', errors: verdict.errors });
      if (verdict.kind === 'missing') {
        toast({
          title: 'Missing Information',
          description: 'Please fill in all required fields.',
          tone: 'destructive',
        });
      }
      focusFirst(form, verdict.errors);
      return;
    }
    underWay.current = true;
    setState({ kind: 'sending' });
    try {
      await sendInquiry(inquiry);
      setInquiry(emptyInquiry);
      toast({ title: 'Message Sent!', description: "We'll get back to you within 24 hours.", tone: 'success' });
    } catch (error) {
      console.error('The contact message was not sent.', error);
      toast({ title: 'Error', description: 'Failed to send message. Please try again.', tone: 'destructive' });
    } finally {
      underWay.current = false;
      setState({ kind: 'editing', errors: noErrors });
    }
  }

  /** What a field spreads on its control. */
  function bind(field: InquiryField) {
    return {
      name: field,
      value: inquiry[field],
      error: state.kind === 'editing' ? state.errors[field] : undefined,
      onChange: (event: ChangeEvent<Control>) => change(field, event.target.value),
    };
  }

  return { bind, submit, sending: state.kind === 'sending' };
}

/** Moves the focus to the first control, in the order of the form, that has something wrong with it. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const wrong = [...form.elements].find(
    (control) => control instanceof HTMLElement && (control.getAttribute('name') ?? '') in errors,
  );
  if (wrong instanceof HTMLElement) wrong.focus();
}
