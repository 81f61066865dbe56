import { brand } from '@platform/contract';
import { NON_REFUNDABLE } from '../legal/nonRefundable';

export interface Question {
  question: string;
  answer: string;
}

/** Questions that clubs ask before they start. The facts are those of specification 1.1, 9.5 and 9.6. */
export const questions: readonly Question[] = [
  {
    question: 'Can we have the platform without the consulting?',
    answer: 'No. Platform access is included with every engagement and is not sold separately.',
  },
  {
    question: 'Who can use the platform today?',
    answer: `It is in private beta for partner clubs for the ${brand.earlyAccessSeason} season. Your login credentials come from us, on request.`,
  },
  {
    question: 'How soon can we talk?',
    answer: 'We reply within 24 hours, and most consultations are scheduled within 24 hours.',
  },
  {
    question: 'When is support available?',
    answer:
      'For existing clients 24/7, for inquiries during business hours. Your plan says how you reach us: by email on Launch, also by phone from Manage on.',
  },
  {
    question: 'How are fees billed?',
    answer: 'Setup fees are due at start, monthly fees are billed in advance.',
  },
  {
    question: 'Are fees refundable?',
    answer: NON_REFUNDABLE,
  },
  {
    question: 'How do we end an engagement?',
    answer: 'With 30 days written notice.',
  },
  {
    question: 'Do you come to the club?',
    answer:
      'No. We are remote-first: we advise clubs all over the United States by phone and video, so distance does not matter.',
  },
];
