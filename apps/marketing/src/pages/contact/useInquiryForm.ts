import { useEffect, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formDraft } from '../form/formDraft';
import { useFormToast } from '../form/useFormToast';
import { useSendingForm } from '../form/useSendingForm';
import { inquiryOf } from './contactAddress';
import { emptyInquiry } from './inquiry';
import { judgeInquiry } from './inquiryRules';
import { sendInquiry } from './sendInquiry';

/** What a link has chosen is not kept: the next link may say otherwise. */
const draft = formDraft('contact-draft', emptyInquiry);

/**
 * The contact form, and the toasts that tell what became of it (specification, section 8). `repliesTo` is the address of
 * the message that was sent, until somebody writes again. What was typed is still there when the visitor comes back to the
 * page.
 */
export function useInquiryForm() {
  const [search] = useSearchParams();
  const [repliesTo, setRepliesTo] = useState<string>();
  const { say, silence } = useFormToast();
  const form = useSendingForm({
    empty: emptyInquiry,
    draft,
    judge: judgeInquiry,
    send: sendInquiry,
    onIncomplete: () =>
      say({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        tone: 'destructive',
      }),
    onSent: ({ email }) => {
      say({ title: 'Message Sent!', description: "We'll get back to you within 24 hours.", tone: 'success' });
      setRepliesTo(email.trim());
    },
    onFailed: (error) => {
      console.error('The contact message was not sent.', error);
      say({ title: 'Error', description: 'Failed to send message. Please try again.', tone: 'destructive' });
    },
  });
  const { fillEmpty } = form;
  // Not with the first drawing: the page is composed once, for every address and every visitor that come to it.
  useEffect(() => fillEmpty(draft.read()), [fillEmpty]);
  useEffect(() => fillEmpty(inquiryOf(search)), [fillEmpty, search]);
  return {
    ...form,
    repliesTo,
    writing: () => setRepliesTo(undefined),
    submit: (event: FormEvent<HTMLFormElement>) => {
      silence();
      return form.submit(event);
    },
  };
}
