import { DataError } from '@platform/module-kit';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formDraft } from '../form/formDraft';
import { useFormToast } from '../form/useFormToast';
import { useSendingForm } from '../form/useSendingForm';
import { inquiryOf } from './contactAddress';
import { emptyInquiry } from './inquiry';
import { judgeInquiry } from './inquiryRules';
import { INQUIRY_FAILED, sendInquiry } from './sendInquiry';
import { FILL_IN_ALL } from '../form/fillInAll';

/** The status when the firm takes no more messages from a visitor for a while; its sentence says how long. */
const TOO_MANY = 429;

const draft = formDraft('contact-draft', emptyInquiry);

/**
 * The contact form, with toasts about the result (specification 4.3). `repliesTo` is the address in the sent message,
 * until the visitor writes again; `waits` says when to come back if the firm takes no more messages for now. What was
 * typed stays when the visitor comes back to the page. A link to the form chooses the topic.
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
        description: FILL_IN_ALL,
        tone: 'destructive',
      }),
    onSent: ({ email }) => {
      say({ title: 'Message Sent!', description: "We'll get back to you within 24 hours.", tone: 'success' });
      setRepliesTo(email.trim());
    },
    onFailed: (error) => {
      console.error('The contact message was not sent.', error);
      say({ title: 'Error', description: INQUIRY_FAILED, tone: 'destructive' });
      if (error instanceof DataError && error.status === TOO_MANY) setWaits(error.message);
    },
  });
  const { fillEmpty } = form;
  const linkWords = useRef('');
  const follow = useEffectEvent(({ inquiryType, message }: ReturnType<typeof inquiryOf>) => {
    if (inquiryType === '') return;
    form.change('inquiryType', inquiryType);
    // The text of this link replaces an earlier link's; what the visitor typed stays.
    if (linkWords.current && form.values.message === linkWords.current) form.change('message', message);
    else fillEmpty({ message });
    linkWords.current = message;
  });
  // Not on the first render: the page is composed once for every address and every visitor.
  useEffect(() => fillEmpty(draft.read()), [fillEmpty]);
  useEffect(() => follow(inquiryOf(search)), [search]);
  return {
    ...form,
    repliesTo,
    waits,
    writing: ({ target }: FormEvent<HTMLFormElement>) => {
      setRepliesTo(undefined);
      const { name, value } = target as HTMLInputElement;
      // The choice is in the address, so it survives a reload. The next link overrides it.
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
