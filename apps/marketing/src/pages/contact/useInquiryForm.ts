import { DataError } from '@platform/module-kit';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formDraft } from '../form/formDraft';
import { useFormToast } from '../form/useFormToast';
import { useSendingForm } from '../form/useSendingForm';
import { inquiryOf } from './contactAddress';
import { emptyInquiry } from './inquiry';
import { judgeInquiry } from './inquiryRules';
import { sendInquiry } from './sendInquiry';

/** The status with which the firm takes no more messages from a visitor for a while; its sentence says how long. */
const TOO_MANY = 429;

const draft = formDraft('contact-draft', emptyInquiry);

/**
 * The contact form, and the toasts that tell what became of it (specification 4.3). `repliesTo` is the address of
 * the message that was sent, until the visitor writes again; `waits` says when to come back, if the firm takes no more for
 * now. What was typed is still there when the visitor comes back to the page; a link that they press chooses the topic.
 */
export function useInquiryForm() {
  const [search, setSearch] = useSearchParams();
  const [repliesTo, setRepliesTo] = useState<string>();
  const [waits, setWaits] = useState<string>();
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
      if (error instanceof DataError && error.status === TOO_MANY) setWaits(error.message);
    },
  });
  const { fillEmpty } = form;
  const linkWords = useRef('');
  const follow = useEffectEvent(({ inquiryType, message }: ReturnType<typeof inquiryOf>) => {
    if (inquiryType === '') return;
    form.change('inquiryType', inquiryType);
    // The words of an earlier link give way to those of this one; what the visitor typed stays.
    if (linkWords.current && form.values.message === linkWords.current) form.change('message', message);
    else fillEmpty({ message });
    linkWords.current = message;
  });
  // Not with the first drawing: the page is composed once, for every address and every visitor that come to it.
  useEffect(() => fillEmpty(draft.read()), [fillEmpty]);
  useEffect(() => follow(inquiryOf(search)), [search]);
  return {
    ...form,
    repliesTo,
    waits,
    writing: ({ target }: FormEvent<HTMLFormElement>) => {
      setRepliesTo(undefined);
      const { name, value } = target as HTMLInputElement;
      // The address keeps the choice, so people who reload or come back find it. The next link says otherwise.
      if (name === 'inquiryType' && search.has('type')) {
        setSearch(new URLSearchParams({ ...Object.fromEntries(search), type: value }), { replace: true });
      }
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      silence();
      setWaits(undefined);
      return form.submit(event);
    },
  };
}
